import { type BackendModule, createInstance, type i18n } from 'i18next'
import type { Locale } from './locale.ts'
import type { Namespace, TextKey, TextParams } from './namespaces.ts'

export type Translate<N extends Namespace> = (key: TextKey<N>, params?: TextParams) => string

/** The words of one page: one i18next instance, which fetches a namespace of a language when it is first asked for. */
export type Texts = i18n

const words = async (locale: string, namespace: string): Promise<object> =>
  (await import(`./locales/${locale as Locale}/${namespace as Namespace}.json`)).default

/** Each language is whole, so nothing falls back by key; a chunk that cannot be fetched is replaced by the English one. */
const chunks: BackendModule = {
  type: 'backend',
  init: () => {},
  read: (locale, namespace) => words(locale, namespace).catch(() => words('en', namespace)) as never,
}

export function createTexts(): Texts {
  const texts = createInstance().use(chunks)
  void texts.init({
    initAsync: false,
    lng: 'en',
    ns: [],
    fallbackLng: false,
    load: 'currentOnly',
    interpolation: { escapeValue: false },
  })
  return texts
}
