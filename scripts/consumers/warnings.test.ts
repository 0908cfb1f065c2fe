import { expect, test } from 'vitest'
import { checkWarnings } from './warnings.ts'

test.each([
  ['Vite', '(!) Some chunks are larger than 500 kB after minification.'],
  ['esbuild', '▲ [WARNING] Import "Price" will always be undefined'],
  ['webpack', 'WARNING in asset size limit: The following asset(s) exceed the recommended size limit.'],
  ['Next', ' ⚠ Unsupported metadata viewport'],
  ['Svelte', 'src/app.svelte:9:1 Warn: Unused CSS selector "main" (svelte)'],
  ['an experiment of Node', '(node:1) ExperimentalWarning: SQLite is an experimental feature'],
  ['npm', 'npm warn deprecated glob@7.2.3: Glob versions prior to v9 are no longer supported'],
  ['npm', 'npm warn ERESOLVE overriding peer dependency'],
  ['pnpm', ' WARN  Issues with peer dependencies found'],
  ['Yarn', 'warning " > @bourselet/widgets@0.0.0" has unmet peer dependency "react-dom@>=18.3".'],
  ['Node', '(node:1) [DEP0040] DeprecationWarning: The `punycode` module is deprecated.'],
])('throws for a warning of %s', (_, line) => {
  expect(() => checkWarnings('build', `built in 2 s\n${line}\n`)).toThrow(line)
})

test('accepts a build without warnings, a summary of none, a repeated command, and warnings that the row allows', () => {
  checkWarnings('build', '✓ built in 2 s\nsvelte-check found 0 errors and 0 warnings\n')
  checkWarnings('build', '$ esbuild src/main.tsx --log-level=warning\nDone in 2 s\n')
  checkWarnings('build', 'warning: a vendor warns', /vendor/)
})
