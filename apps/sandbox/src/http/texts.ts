import { fillIn } from '../content/fill-in.ts'
import { textsIn } from '../content/texts-in.ts'
import type { FieldError, Refusal } from '../refusals/refusal.ts'
import { errors, fieldErrors } from './contract.ts'
import type { Language } from './routes.ts'

const ownTexts = textsIn<Record<string, string>>(new URL('./texts/', import.meta.url))

/**
 * Texts of answers by error name, in each language. The English texts of errors come from the contract; `en.json`
 * contains texts without an error name.
 */
export const texts: Record<Language, Record<string, string>> = {
  ...ownTexts,
  en: {
    ...Object.fromEntries(Object.entries(errors).map(([name, { text }]) => [name, text])),
    ...fieldErrors,
    ...ownTexts.en,
  },
}

function textOf(name: string, language: Language): string {
  return texts[language][name] ?? texts.en[name] ?? name
}

/** Returns the field `info` of a successful answer. */
export function successText(language: Language): string {
  return textOf('success', language)
}

/**
 * Returns the field `info` of a refusal. If fields are invalid, the text describes the first of them, and `{field}` is
 * replaced with its name.
 */
export function refusalText({ error, fields = {}, params }: Refusal, language: Language): string {
  const [field, first]: [string?, FieldError?] = Object.entries(fields)[0] ?? []
  return fillIn(textOf(first ?? error, language), { ...params, ...(field === undefined ? {} : { field }) })
}
