import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { exchangeFaults } from './exchange-faults.ts'
import { pressFaults } from './press-faults.ts'

const read = (file: string) => readFileSync(join(import.meta.dirname, '../..', file), 'utf8')
const literal = /'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`/g

/** Returns a pattern for each string literal of a file. A placeholder in a test title matches any text. */
function patternsOf(file: string): RegExp[] {
  const texts = [...read(file).matchAll(literal)].map(([, plain, template]) => plain ?? template ?? '')
  const escaped = (part: string) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return texts
    .filter((text) => text.length > 8)
    .map(
      (text) =>
        new RegExp(
          text
            .split(/\$\{[^}]*\}|%[a-z]|\$\w+/)
            .map(escaped)
            .join('.*'),
        ),
    )
}

// `npm run test:faults` takes an hour. This quick test finds faults whose edits or test titles no longer match
// the sources.
test.each(Object.entries({ ...exchangeFaults, ...pressFaults }))(
  'each edit of the fault %s matches its file exactly once, and the test of the fault exists',
  (_, { edits, test: file, title }) => {
    for (const edit of edits) expect(read(edit.file).split(edit.find).length - 1, edit.file).toBe(1)
    const source = read(file)
    const exists = source.includes(title) || patternsOf(file).some((pattern) => pattern.test(title))
    expect(exists, `${file}: ${title}`).toBe(true)
  },
)
