/// <reference path="../import-meta-glob.d.ts" />
import { expect, test } from 'vitest'
import { languages } from '../http/language.ts'

const files = import.meta.glob('../**/*.json', { eager: true, import: 'default' })
const folders = Object.keys(files).flatMap((file) => /^(.*)\/en\.json$/.exec(file)?.[1] ?? [])

/**
 * Returns the structure of a text, with which translations are compared: for an object the structure of each value by
 * name, for a list the structures of its items, otherwise the type of the value.
 */
function kindOf(text: unknown): unknown {
  if (Array.isArray(text)) return new Set(text.map(kindOf))
  if (typeof text !== 'object' || text === null) return typeof text
  return Object.fromEntries(Object.entries(text).map(([name, entry]) => [name, kindOf(entry)]))
}

test('the folders whose translations these tests compare include the texts of notices and of guides', () => {
  expect(folders).toContain('../features/notices/texts')
  expect(folders).toContain('../features/help/texts/guides')
})

test.each(folders)(
  'the texts in %s have the same names and the same structure in every language',
  (folder) => {
    const english = kindOf(files[`${folder}/en.json`])
    for (const language of languages)
      expect(kindOf(files[`${folder}/${language}.json`]), language).toEqual(english)
  },
)
