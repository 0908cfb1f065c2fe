import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { exchangeFaults } from './exchange-faults.ts'
import { pressFaults } from './press-faults.ts'

const read = (file: string) => readFileSync(join(import.meta.dirname, '../..', file), 'utf8')
// Matches test titles: the first argument of `test(…)` and `it(…)`, and of the call that follows `test.each(…)`.
const titled = /(?:\b(?:test|it)|\))\(\s*(?:'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`)\s*,/g
const literal = /'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`/g
const placeholder = /\$\{[^}]*\}|%[a-z]|\$\w+/
/** Minimum number of letters that a title and a text must share, because placeholders match any text. */
const SHARED_LETTERS = 6

const textsOf = (source: string, pattern: RegExp) =>
  [...source.matchAll(pattern)].map(([, plain, template]) => plain ?? template ?? '')
const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

/**
 * Returns true if a text can occur in a test title when values replace the placeholders of the title. `title` contains the
 * texts between the placeholders.
 */
function canBePart(text: string, title: string[]): boolean {
  if (title.some((one) => one.includes(text))) return true
  return title.some((first, start) =>
    title.slice(start + 1).some((last, inner) => {
      const head = ends(first).find((end) => text.startsWith(end)) ?? ''
      const tail = starts(last).find((start) => text.endsWith(start)) ?? ''
      const fixed = [head, ...title.slice(start + 1, start + 1 + inner), tail]
      const letters = fixed.join('').replaceAll(/\P{L}/gu, '').length
      return letters >= SHARED_LETTERS && new RegExp(`^${fixed.map(escaped).join('.*')}$`).test(text)
    }),
  )
}
/** Returns all ends of a text, the longest first. */
const ends = (text: string) => Array.from(text, (_, index) => text.slice(index))
/** Returns all beginnings of a text, the longest first. */
const starts = (text: string) => Array.from(text, (_, index) => text.slice(0, text.length - index))

// `npm run test:faults` takes an hour. This quick test finds faults whose edits or test titles no longer match
// the sources.
test.each(Object.entries({ ...exchangeFaults, ...pressFaults }))(
  'each edit of the fault %s matches its file exactly once, and the test of the fault exists',
  (_, { edits, test: file, title }) => {
    for (const edit of edits) expect(read(edit.file).split(edit.find).length - 1, edit.file).toBe(1)
    const source = read(file)
    const titles = textsOf(source, titled).map((one) => one.split(placeholder))
    // A case of `test.each` can have a title that consists only of a value of its row. So the title is also searched
    // for in every string literal of the file.
    const exists =
      textsOf(source, literal).some((text) => text.includes(title)) ||
      titles.some((one) => canBePart(title, one))
    expect(exists, `${file}: ${title}`).toBe(true)
  },
)

test('a title with placeholders does not match a text that contradicts or lacks its fixed words', () => {
  const title = ['the frame ', ' refuses the call ', '']
  expect(canBePart('refuses the call spot.place', title)).toBe(true)
  expect(canBePart('frame small refuses', title)).toBe(true)
  expect(canBePart('refuses the order spot.place', title)).toBe(false)
  expect(canBePart('spot.place', title)).toBe(false)
  expect(canBePart('any other text', ['', ' ', ''])).toBe(false)
})
