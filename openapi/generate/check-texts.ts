import { paramUnits } from '../param-units.ts'
import type { Contract, Refusal, Texts } from './contract.ts'
import { errorCatalog } from './refusal-schemas.ts'

/**
 * Returns the problems of refusals and of their texts: refusals without cause or remedy, texts that are missing in a
 * language, texts without a refusal, texts with a parameter that the refusal does not have, texts whose parameters
 * differ from those of the English text, and texts with plural forms of a refusal that does not have exactly one count.
 */
export function checkTexts(contract: Contract): string[] {
  const catalog = errorCatalog(contract)
  const fieldErrors = contract.shared.fieldErrors.map((name): [string, Partial<Refusal>] => [name, {}])
  return [
    ...Object.entries(catalog).flatMap(([name, refusal]) =>
      (['cause', 'remedy'] as const)
        .filter((field) => !refusal[field])
        .map((field) => `error ${name}: ${field} is missing`),
    ),
    ...[...Object.entries(catalog), ...fieldErrors].flatMap(([name, refusal]) =>
      `${name}_other` in (contract.texts.en ?? {}) && countsOf(refusal).length !== 1
        ? [`text ${name} has plural forms, so its refusal needs exactly one count`]
        : [],
    ),
    ...Object.entries(contract.texts).flatMap(([language, texts]) =>
      checkLanguage(language, texts, contract.texts.en ?? {}, [...Object.entries(catalog), ...fieldErrors]),
    ),
  ]
}

/** Returns the names of the parameters that can select the plural form of a text. */
const countsOf = ({ params, optionalParams }: Partial<Refusal>): string[] =>
  Object.entries({ ...params, ...optionalParams }).flatMap(([name, type]) =>
    type === 'Count' && !(name in paramUnits) ? [name] : [],
  )

function checkLanguage(
  language: string,
  texts: Texts,
  english: Texts,
  refusals: [name: string, refusal: Partial<Refusal>][],
): string[] {
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions()
  const needed = new Map<string, { same: string; params: string[] }>()
  for (const [name, { params, optionalParams }] of refusals) {
    const plural = english[`${name}_other`]
    if (plural !== undefined)
      for (const form of pluralCategories)
        needed.set(`${name}_${form}`, { same: plural, params: Object.keys({ ...params, ...optionalParams }) })
    if (plural === undefined || name in english)
      needed.set(name, { same: english[name] ?? '', params: Object.keys(params ?? {}) })
  }
  return [
    ...[...needed.keys()]
      .filter((key) => !texts[key]?.trim())
      .map((key) => `${language}: text ${key} is missing`),
    ...Object.entries(texts).flatMap(([key, text]) => {
      const entry = needed.get(key)
      if (!entry) return [`${language}: text ${key} belongs to no refusal`]
      const unknown = paramsOf(text).filter((param) => !entry.params.includes(param))
      if (unknown.length > 0) return [`${language}: text ${key} has an unknown parameter ${unknown}`]
      return `${paramsOf(text)}` === `${paramsOf(entry.same)}`
        ? []
        : [`${language}: text ${key} has other parameters than the English one`]
    }),
  ]
}

/** Returns the names of the parameters in a text, sorted. */
const paramsOf = (text: string): string[] =>
  [...new Set([...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name))].sort()
