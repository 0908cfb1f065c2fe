import { describe, expect, it } from 'vitest'
import document from '../../../../../openapi/openapi.json?raw'
import { locales } from './locale.ts'

const files = import.meta.glob<object>('./locales/*/*.json', { eager: true, import: 'default' })
const suffix = /_(zero|one|two|few|many|other)$/

type Words = Map<string, string>

function flatten(node: object, path: string, into: Words): Words {
  for (const [key, value] of Object.entries(node)) {
    const name = path ? `${path}.${key}` : key
    if (typeof value === 'string') into.set(name, value)
    else flatten(value, name, into)
  }
  return into
}

const read = (locale: string, namespace: string): Words =>
  flatten(files[`./locales/${locale}/${namespace}.json`] ?? {}, '', new Map())

const namespacesOf = (locale: string): string[] =>
  Object.keys(files)
    .filter((path) => path.startsWith(`./locales/${locale}/`))
    .map((path) => path.replace(/.*\/|\.json$/g, ''))
    .sort()

const base = (key: string) => key.replace(suffix, '')
const isPlural = (key: string) => suffix.test(key)

/**
 * Returns the placeholders of each key, collected from all its plural forms. A single plural form may contain
 * a word instead of `{{count}}`.
 */
function placeholders(words: Words): Record<string, string[]> {
  const found: Record<string, Set<string>> = {}
  for (const [key, text] of words) {
    const names = found[base(key)] ?? new Set()
    found[base(key)] = names
    for (const [, name = ''] of text.matchAll(/\{\{\s*(\w+)[^}]*\}\}/g)) names.add(name)
  }
  return Object.fromEntries(Object.entries(found).map(([key, names]) => [key, [...names].sort()]))
}

/**
 * Returns the keys that a language needs. If a key has plural forms in English, the language needs the key in each of
 * the language's own plural forms. Any other key is needed unchanged.
 */
function needed(english: Words, locale: string): string[] {
  const forms = new Intl.PluralRules(locale).resolvedOptions().pluralCategories
  const keys = new Set<string>()
  for (const key of english.keys()) {
    if (isPlural(key)) for (const form of forms) keys.add(`${base(key)}_${form}`)
    else keys.add(key)
  }
  return [...keys].sort()
}

describe.each(locales)('messages in %s', (locale) => {
  it('every language has the same namespaces as English', () => {
    expect(namespacesOf(locale)).toEqual(namespacesOf('en'))
  })

  it.each(namespacesOf('en'))(
    '%s contains every key in every plural form, with the same placeholders',
    (name) => {
      const english = read('en', name)
      const words = read(locale, name)
      expect([...words.keys()].sort()).toEqual(needed(english, locale))
      expect(placeholders(words)).toEqual(placeholders(english))
      expect([...words].filter(([, text]) => text.trim() === '')).toEqual([])
    },
  )
})

describe('error messages', () => {
  const { 'x-errors': refusals, 'x-field-errors': fieldErrors } = JSON.parse(document)
  const errors: Record<string, { params?: object; optionalParams?: object }> = { ...refusals, ...fieldErrors }

  it('finds more than 90 error names in the catalog of the contract', () => {
    expect(Object.keys(errors).length).toBeGreaterThan(90)
  })

  it('every error of the API contract has a message, and the message uses only parameters that the server sends', () => {
    const english = read('en', 'errors')
    const used = placeholders(english)
    for (const [name, { params, optionalParams }] of Object.entries(errors)) {
      expect(used, `text of ${name}`).toHaveProperty(name)
      const sent = Object.keys({ ...params, ...optionalParams })
      for (const placeholder of used[name] ?? []) {
        if (placeholder === 'count') expect(sent, name).not.toEqual([])
        else expect(sent, name).toContain(placeholder)
      }
    }
  })
})
