import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { checkSnippets } from './snippets.ts'

/** Checks a file with these lines as a snippet of CONTRIBUTING.md. */
function check(...lines: string[]): void {
  const folder = mkdtempSync(join(tmpdir(), 'snippets-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'page.js'), lines.map((line) => `${line}\n`).join(''))
  checkSnippets({
    name: 'page',
    says: '',
    folder: relative(import.meta.dirname, folder),
    snippets: { 'page.js': 'CONTRIBUTING.md' },
  })
}

const begin = '// #region snippet'
const end = '// #endregion'
const contained = '## The test suite'

test('compares only the marked parts of a file', () => {
  check('first', begin, contained, end, 'last')
  expect(() => check(begin, 'No such line', end)).toThrow('page.js is not a snippet of CONTRIBUTING.md')
})

test.each([
  ['a part has no end', [contained, begin, contained], 'without #endregion'],
  ['a part has no beginning', [contained, end], 'without #endregion'],
  ['one of two parts has no end', [begin, contained, begin, contained, end], 'without #endregion'],
  ['a part is empty', [begin, end], 'empty snippet'],
  ['a part is blank', [begin, '  ', end], 'empty snippet'],
  ['the file is empty', [''], 'empty snippet'],
])('throws if %s', (_, lines, message) => expect(() => check(...lines)).toThrow(message))
