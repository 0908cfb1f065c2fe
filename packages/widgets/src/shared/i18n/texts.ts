import { createInstance, type i18n } from 'i18next'
import type { Locale } from './locale.ts'
import type { Namespace, TextKey, TextParams } from './namespaces.ts'

export type Translate<N extends Namespace> = (key: TextKey<N>, params?: TextParams) => string

// Which keys a namespace has is known to the types alone, so inside they are strings.
type Words = (key: string, params?: TextParams) => string

/** The words of one page: loads a namespace of a language when it is first asked for, tells who waits. */
export type Texts = {
  /** Resolves when the words are there, or when neither they nor the English ones can be had. */
  load(locale: Locale, namespace: Namespace): Promise<void>
  /** The translator, or null while the words are on their way. */
  translator<N extends Namespace>(locale: Locale, namespace: N): Translate<N> | null
  subscribe(listener: () => void): () => void
}

export function createTexts(): Texts {
  const instance = createInstance()
  void instance.init({
    initAsync: false,
    fallbackLng: false,
    load: 'currentOnly',
    resources: {},
    interpolation: { escapeValue: false },
  })
  const pending = new Map<string, Promise<void>>()
  const ready = new Map<string, Words>()
  const listeners = new Set<() => void>()

  const load = (locale: Locale, namespace: Namespace): Promise<void> => {
    const name = `${locale}/${namespace}`
    const known = pending.get(name)
    if (known) return known
    const loading = fetchWords(instance, locale, namespace).then((speaks) => {
      const words = instance.getFixedT(speaks, namespace)
      ready.set(name, (key, params) => words(key, params ?? {}))
      for (const listener of listeners) listener()
    })
    pending.set(name, loading)
    return loading
  }

  return {
    load,
    translator: (locale, namespace) => ready.get(`${locale}/${namespace}`) ?? null,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Adds the words and returns the language they are in: a chunk that cannot be fetched is replaced by the English one. */
async function fetchWords(instance: i18n, locale: Locale, namespace: Namespace): Promise<Locale> {
  for (const language of [locale, 'en'] as const) {
    try {
      const words = await import(`./locales/${language}/${namespace}.json`)
      instance.addResourceBundle(language, namespace, words.default)
      return language
    } catch {
      // The next language is the answer to this failure.
    }
  }
  return 'en'
}
