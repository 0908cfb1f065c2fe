import { type BackendModule, createInstance, type i18n } from 'i18next'
import { useTranslation } from 'react-i18next'
import { loadMessages } from './load-messages.ts'
import type { Locale } from './locale.ts'
import type { MessageLoader, Words } from './messages.ts'
import type { Namespace } from './namespaces.ts'

/**
 * The messages of one page, as an i18next instance. The instance loads a namespace of a language when the namespace is
 * first used. The builds of the custom elements and of the member site use compact-texts.ts instead, which has the same
 * functions.
 */
export type Texts = i18n

/**
 * The language from which missing messages are taken: English, under a language tag that no user can select. These
 * messages are loaded only when a message is missing.
 */
const FALLBACK = 'en-001'

/** Fetches the messages of a namespace in a language. If the request fails, fetches the English messages. */
const fetchMessages: MessageLoader = (locale, namespace) =>
  loadMessages(locale, namespace).catch(() => loadMessages('en', namespace))

export function createTexts(loader: MessageLoader = fetchMessages): Texts {
  const backend: BackendModule = {
    type: 'backend',
    init: () => {},
    read: (locale, namespace) =>
      (locale === FALLBACK ? Promise.resolve({}) : loader(locale, namespace)) as never,
  }
  const texts = createInstance().use(backend)
  const completed = new Set<string>()
  void texts.init({
    initAsync: false,
    // i18next loads the messages of the language in `lng`, although each widget passes its own language. So `lng` is
    // the fallback language (English), whose messages are loaded only on demand.
    lng: FALLBACK,
    ns: [],
    fallbackLng: FALLBACK,
    load: 'currentOnly',
    interpolation: { escapeValue: false },
    saveMissing: true,
    // English messages are loaded only when a message is missing. With this option the widgets render again when these
    // messages arrive.
    react: { bindI18nStore: 'added' },
    parseMissingKeyHandler: () => '',
    // If a key names a group of messages instead of one message, '' is returned, as for an unknown key.
    returnedObjectHandler: () => '',
    missingKeyHandler: (_locales, namespace) => {
      if (completed.has(namespace)) return
      completed.add(namespace)
      void loader('en', namespace).then((messages) => texts.addResourceBundle(FALLBACK, namespace, messages))
    },
  })
  return texts
}

/** Loads namespaces of a language before they are used, so that the first render of a page has its texts. */
export const loadTexts = (texts: Texts, locale: Locale, namespaces: readonly Namespace[]): Promise<void> =>
  new Promise((resolve) => {
    // i18next also calls this callback if a namespace cannot be loaded. The promise is resolved anyway, because the
    // widgets that use the namespace load it again.
    texts.services.backendConnector.load([locale], [...namespaces], () => resolve())
  })

/**
 * Returns the messages of a namespace in a language, and whether they are loaded. Starts loading them if they are
 * not loaded.
 */
export function useMessages(
  texts: Texts,
  locale: Locale,
  namespace: Namespace,
): { t: Words; ready: boolean } {
  const { t, ready } = useTranslation(namespace, { i18n: texts, lng: locale, useSuspense: false })
  return { t: t as unknown as Words, ready }
}
