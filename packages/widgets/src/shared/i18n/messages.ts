import type { Namespace, TextKey, TextParams } from './namespaces.ts'

/** Loads the messages of a namespace in a language. */
export type MessageLoader = (locale: string, namespace: string) => Promise<object>

/** Returns the message of a key, with the parameters inserted; '' if it is missing or not loaded yet. */
export type Words = (key: string, params?: TextParams) => string

/** A function like {@link Words} that accepts only the keys of one namespace. */
export type Translate<N extends Namespace> = (key: TextKey<N>, params?: TextParams) => string
