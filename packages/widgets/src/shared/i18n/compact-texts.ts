import { useCallback, useEffect, useSyncExternalStore } from 'react'
import { repeatLater } from '../data/outage.ts'
import { loadMessages } from './load-messages.ts'
import type { Locale } from './locale.ts'
import type { MessageLoader, Words } from './messages.ts'
import type { Namespace, TextParams } from './namespaces.ts'

/**
 * The messages of one page. The builds of the custom elements and of the member site use this module instead of
 * texts.ts, because i18next and react-i18next weigh 15 kB gzipped. The module supports keys joined by dots,
 * `{{parameter}}`, plural forms by `count`, and English in place of a missing message.
 */
export type Texts = {
  /**
   * Returns the loaded messages of a namespace. If they are not loaded, returns the number of failed requests for them,
   * or undefined if no request has ended.
   */
  read: (locale: string, namespace: string) => object | number | undefined
  /**
   * Loads the messages of a namespace once. If the request fails, loads the English ones instead. Another call repeats a
   * failed request only after a delay that increases with each failure, or when the browser is online again.
   */
  load: (locale: string, namespace: string) => Promise<void>
  /**
   * Calls the listener when a request has ended and when a failed one may be repeated. Returns a function that
   * unsubscribes.
   */
  subscribe: (listener: () => void) => () => void
}

export function createTexts(loader: MessageLoader = loadMessages): Texts {
  const known = new Map<string, object | number>()
  const loading = new Map<string, Promise<void>>()
  const listeners = new Set<() => void>()
  const learn = (file: string, result: object | number) => {
    known.set(file, result)
    notify()
  }
  const notify = () => {
    for (const listener of listeners) listener()
  }
  const load = (locale: string, namespace: string): Promise<void> => {
    const file = `${locale}/${namespace}`
    let request = loading.get(file)
    if (!request) {
      request = loader(locale, namespace).then(
        (messages) => learn(file, messages),
        (error) => {
          const failures = Number(known.get(file) ?? 0) + 1
          repeatLater({ error, failures }, () => {
            loading.delete(file)
            notify()
          })
          learn(file, failures)
          return locale === 'en' ? undefined : load('en', namespace)
        },
      )
      loading.set(file, request)
    }
    return request
  }
  return {
    read: (locale, namespace) => known.get(`${locale}/${namespace}`),
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
function find(messages: unknown, key: string): string | undefined {
  let found = messages
  for (const part of key.split('.'))
    found =
      found instanceof Object && Object.hasOwn(found, part)
        ? (found as Record<string, unknown>)[part]
        : undefined
  return typeof found === 'string' ? found : undefined
}

/** Returns the message of a key in the plural form of `count`, with the parameters inserted. */
function say(messages: unknown, locale: string, key: string, params: TextParams = {}): string | undefined {
  const { count } = params
  const form = typeof count === 'number' ? `${key}_${new Intl.PluralRules(locale).select(count)}` : key
  return (find(messages, form) ?? find(messages, key))?.replaceAll(/\{\{(\w+)\}\}/g, (_, name) =>
    String(params[name] ?? ''),
  )
}

/**
 * Returns undefined, as if no messages were loaded. React calls this function on the server and in the first render in
 * the browser (hydration). Both renders must have the same result.
 */
const onServer = () => undefined

/**
 * Returns the function `t` for the messages of a namespace, and `ready`. `ready` is true if the messages are loaded, or
 * if their request has failed and the English messages are loaded. Requests the messages if they are not loaded, and
 * repeats failed requests as long as the component is mounted.
 */
export function useMessages(
  texts: Texts,
  locale: Locale,
  namespace: Namespace,
): { t: Words; ready: boolean } {
  const messages = useSyncExternalStore(texts.subscribe, () => texts.read(locale, namespace), onServer)
  const english = useSyncExternalStore(texts.subscribe, () => texts.read('en', namespace), onServer)
  useEffect(() => {
    const load = () => void texts.load(locale, namespace)
    load()
    return texts.subscribe(load)
  }, [texts, locale, namespace])
  const t = useCallback<Words>(
    (key, params) => {
      const found = say(messages, locale, key, params) ?? say(english, 'en', key, params)
      if (found === undefined && messages) void texts.load('en', namespace)
      return found ?? ''
    },
    [texts, locale, namespace, messages, english],
  )
  return { t, ready: (typeof messages === 'number' ? english : messages) instanceof Object }
}
