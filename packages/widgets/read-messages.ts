import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The folder that contains one folder of messages for each language. */
export const locales = join(import.meta.dirname, 'src/shared/i18n/locales')

const refusals = join(import.meta.dirname, '../../openapi/texts')

const read = (...path: string[]): object => JSON.parse(readFileSync(join(...path), 'utf8'))

/** Returns the messages of a namespace in a language, like `loadMessages` in the browser. */
export const readMessages = (locale: string, namespace: string): object => ({
  ...(namespace === 'errors' ? read(refusals, `${locale}.json`) : {}),
  ...read(locales, locale, `${namespace}.json`),
})
