import type { Locale } from './locale.ts'
import type { Namespace, TextKey, TextParams } from './namespaces.ts'

/** Loads the messages of a namespace in a language. */
export type MessageLoader = (locale: string, namespace: string) => Promise<object>

/** Returns the message of a key, with the parameters inserted; '' if it is missing or not loaded yet. */
export type Words = (key: string, params?: TextParams) => string

/** A function like {@link Words} that accepts only the keys of one namespace. */
export type Translate<N extends Namespace> = (key: TextKey<N>, params?: TextParams) => string

/** Fetches the messages of a namespace in a language. */
export const loadMessages: MessageLoader = async (locale, namespace) =>
  (await import(`./locales/${locale as Locale}/${namespace as Namespace}.json`)).default

/** Fetches the messages of a namespace in a language. If the request fails, fetches the English messages. */
export const fetchMessages: MessageLoader = (locale, namespace) =>
  loadMessages(locale, namespace).catch(() => loadMessages('en', namespace))
