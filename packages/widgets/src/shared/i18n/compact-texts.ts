import { useCallback, useEffect, useSyncExternalStore } from 'react'
import { waitMs } from '../data/outage.ts'
import type { Locale } from './locale.ts'
import { loadMessages, type MessageLoader, type Words } from './messages.ts'
import type { Namespace, TextParams } from './namespaces.ts'

/**
 * The messages of one page. The builds of the tags and of the member site use this module instead of texts.ts,
 * because i18next and react-i18next weigh 15 kB gzipped. The module supports keys joined by dots,
 * `{{parameter}}`, plural forms by `count`, and English in place of a missing message.
 */
export type Texts = {
  /** Returns the loaded messages of a namespace; undefined if they are not loaded yet. */
  read: (locale: string, namespace: string) => object | undefined
  /**
   * Loads the messages of a namespace once. If the request fails, loads the English ones instead, and repeats the request
   * after increasing delays as long as there is a listener. The promise does not wait for the repeated request.
   */
  load: (locale: string, namespace: string) => Promise<void>
  subscribe: (listener: () => void) => () => void
}

export function createTexts(loader: MessageLoader = loadMessages): Texts {
  const loaded = new Map<string, object>()
  const loading = new Map<string, Promise<void>>()
  const listeners = new Set<() => void>()
  const load = (locale: string, namespace: string, failures = 1): Promise<void> => {
    const file = `${locale}/${namespace}`
    let request = loading.get(file)
    if (!request) {
      request = loader(locale, namespace).then(
        (messages) => {
          loaded.set(file, messages)
          for (const listener of listeners) listener()
        },
        (error) => {
          setTimeout(() => {
            loading.delete(file)
            if (listeners.size > 0) void load(locale, namespace, failures + 1)
          }, waitMs({ error, failures }))
          return locale === 'en' ? undefined : load('en', namespace)
        },
      )
      loading.set(file, request)
    }
    return request
  }
  return {
    read: (locale, namespace) => loaded.get(`${locale}/${namespace}`),
    load,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** Loads namespaces of a language before they are used, so that the first render of a page has its texts. */
export const loadTexts = async (
  texts: Texts,
  locale: Locale,
  namespaces: readonly Namespace[],
): Promise<void> => {
  await Promise.all(namespaces.map((namespace) => texts.load(locale, namespace)))
}

/** Returns a message by its path. Reads own properties only, because the scripts of a page may extend Object.prototype. */
function find(messages: object | undefined, key: string): string | undefined {
  let found: unknown = messages
  for (const part of key.split('.'))
    found =
      found instanceof Object && Object.hasOwn(found, part)
        ? (found as Record<string, unknown>)[part]
        : undefined
  return typeof found === 'string' ? found : undefined
}

/** Returns the message of a key in the plural form of `count`, with the parameters inserted. */
function say(
  messages: object | undefined,
  locale: string,
  key: string,
  params: TextParams = {},
): string | undefined {
  const { count } = params
  const form = typeof count === 'number' ? `${key}_${new Intl.PluralRules(locale).select(count)}` : key
  return (find(messages, form) ?? find(messages, key))?.replaceAll(/\{\{(\w+)\}\}/g, (_, name) =>
    String(params[name] ?? ''),
  )
}

/**
 * Returns undefined in place of messages. React calls this function on a server and in the first render of the server's
 * page in the browser, which must have the same result.
 */
const onServer = () => undefined

/**
 * Returns the messages of a namespace in a language, and whether they or the English ones are loaded. Starts loading
 * them if they are not loaded.
 */
export function useMessages(
  texts: Texts,
  locale: Locale,
  namespace: Namespace,
): { t: Words; ready: boolean } {
  const messages = useSyncExternalStore(texts.subscribe, () => texts.read(locale, namespace), onServer)
  const english = useSyncExternalStore(texts.subscribe, () => texts.read('en', namespace), onServer)
  useEffect(() => void texts.load(locale, namespace), [texts, locale, namespace])
  const t = useCallback<Words>(
    (key, params) => {
      const found = say(messages, locale, key, params) ?? say(english, 'en', key, params)
      if (found === undefined && messages) void texts.load('en', namespace)
      return found ?? ''
    },
    [texts, locale, namespace, messages, english],
  )
  return { t, ready: Boolean(messages ?? english) }
}
