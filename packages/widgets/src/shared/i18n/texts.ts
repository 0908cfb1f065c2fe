import { createInstance } from 'i18next'
import type { Locale } from './locale.ts'
import type { Namespace, TextKey, TextParams } from './namespaces.ts'

export type Translate<N extends Namespace> = (key: TextKey<N>, params?: TextParams) => string

// Which keys a namespace has is known to the types alone, so inside they are strings.
export type Words = (key: string, params?: TextParams) => string

/** The words of one page: one i18next instance, which gets a namespace of a language when it is first asked for. */
export type Texts = {
  has: (locale: Locale, namespace: Namespace) => boolean
  /** Fetches what is not there. The listeners are told when it has come. */
  bring: (locale: Locale, namespace: Namespace) => void
  in: (locale: Locale, namespace: Namespace) => Words
  subscribe: (listener: () => void) => () => void
}

const fetchWords = async (locale: Locale, namespace: Namespace): Promise<object> =>
  (await import(`./locales/${locale}/${namespace}.json`)).default

export function createTexts(): Texts {
  const i18n = createInstance()
  const listeners = new Set<() => void>()
  const asked = new Set<string>()
  void i18n.init({
    initAsync: false,
    lng: 'en',
    ns: [],
    resources: {},
    fallbackLng: false,
    load: 'currentOnly',
    interpolation: { escapeValue: false },
  })

  /** Each language is whole, so nothing falls back by key; a chunk that cannot be fetched is replaced by the English one. */
  async function bring(locale: Locale, namespace: Namespace): Promise<void> {
    const key = `${locale}/${namespace}`
    if (asked.has(key)) return
    asked.add(key)
    try {
      const words = await fetchWords(locale, namespace).catch(() => fetchWords('en', namespace))
      i18n.addResourceBundle(locale, namespace, words)
      for (const listener of [...listeners]) listener()
    } catch {
      // Nothing came at all: whoever asks next tries again.
      asked.delete(key)
    }
  }

  return {
    has: (locale, namespace) => i18n.hasResourceBundle(locale, namespace),
    bring: (locale, namespace) => void bring(locale, namespace),
    in: (locale, namespace) => i18n.getFixedT(locale, namespace) as unknown as Words,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
