import { describe, expect, it, test } from 'vitest'
import { locales } from './locale.ts'

const files = import.meta.glob<object>('./locales/*/*.json', { eager: true, import: 'default' })
const refusalTexts = import.meta.glob<object>('../../../../../openapi/texts/*.json', {
  eager: true,
  import: 'default',
})
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

// The generator of the API contract checks that each language has all texts of refusals, with the same parameters.
test('each language has texts of refusals, and no message has the same name as a refusal', () => {
  for (const locale of locales) {
    const refusals = Object.keys(refusalTexts[`../../../../../openapi/texts/${locale}.json`] ?? {})
    expect(refusals.length).toBeGreaterThan(100)
    expect([...read(locale, 'errors').keys()].filter((name) => refusals.includes(name))).toEqual([])
  }
})

test('each language writes 24 hours in the labels of figures in one form', () => {
  const labels = [
    ['ticker', 'high'],
    ['market', 'coinList.columns.turnover'],
    ['wallet', 'balances.change'],
    ['convert', 'chart.title'],
    ['site', 'home.figures.turnover'],
  ] as const
  for (const locale of locales) {
    const forms = labels.map(
      ([name, key]) =>
        read(locale, name)
          .get(key)
          ?.match(/24\s?(h|小时|小時|時間|시간)/)?.[0],
    )
    expect(new Set(forms), locale).toEqual(new Set([forms[0] ?? 'a form']))
  }
})

test.each([
  ['ko', '진입 가격', '진입가'],
  ['ko', '종료 가격', '종료가'],
  ['zh-TW', '損益兩平', '損益平衡'],
  ['fr', 'Rendue', 'Remboursée'],
])('messages in %s never write %s, because they write %s', (locale, other, term) => {
  const texts = namespacesOf(locale).flatMap((name) => [...read(locale, name).values()])
  expect(texts.filter((text) => text.includes(other))).toEqual([])
  expect(texts.some((text) => text.includes(term))).toBe(true)
})
