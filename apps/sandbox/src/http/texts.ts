import { paramUnits } from '@bourselet/openapi/param-units'
import { fillIn } from '../content/fill-in.ts'
import { textsIn } from '../content/texts-in.ts'
import type { FieldError, Refusal, RefusalParams } from '../refusals/refusal.ts'
import { type Language, languages } from './language.ts'

const texts = textsIn<Record<string, string>>(new URL('../../../../openapi/texts/', import.meta.url))

const success: Record<Language, string> = {
  en: 'success',
  'zh-CN': '成功',
  'zh-TW': '成功',
  ko: '성공',
  ja: '成功',
  fr: 'succès',
  pt: 'sucesso',
  es: 'correcto',
}

/** Calls a function for each language. Returns the results by language. */
const inEach = <T>(create: (language: Language) => T) =>
  Object.fromEntries(languages.map((language) => [language, create(language)])) as Record<Language, T>

const plurals = inEach((language) => new Intl.PluralRules(language))
const units = inEach((language) =>
  Object.fromEntries(
    Object.entries(paramUnits).map(([param, unit]) => [
      param,
      new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }),
    ]),
  ),
)

/**
 * Returns the text of a refusal or field error. If the text has plural forms, returns the form for its count: the
 * parameter that is a number without a unit.
 */
function textOf(name: string, params: RefusalParams, language: Language): string {
  const counts = Object.entries(params).flatMap(([param, value]) =>
    typeof value === 'number' && !(param in units[language]) ? [value] : [],
  )
  const form = counts[0] === undefined ? '' : `${name}_${plurals[language].select(counts[0])}`
  return texts[language][form] ?? texts[language][name] ?? name
}

/** Returns the field `info` of a successful answer. */
export function successText(language: Language): string {
  return success[language]
}

/**
 * Returns the field `info` of a refusal. If fields are invalid, the text describes the first of them. If this field is
 * unknown, its name precedes the text.
 */
export function refusalText({ error, fields = {}, params = {} }: Refusal, language: Language): string {
  const [field, first]: [string?, FieldError?] = Object.entries(fields)[0] ?? []
  const shown: Record<string, unknown> = { ...params }
  for (const [name, unit] of Object.entries(units[language]))
    if (typeof shown[name] === 'number') shown[name] = unit.format(shown[name])
  const text = fillIn(textOf(first ?? error, params, language), shown)
  return first === 'UNKNOWN_FIELD' ? `${field}: ${text}` : text
}
