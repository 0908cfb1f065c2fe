// Runs all tests that a change must pass. The last line sums the tests of all runners: `N passed, N failed`.
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBrowser } from './browser.ts'
import { check } from './check.ts'
import { root, run } from './run.ts'
import { journeysReport, type TestReport, vitestReport } from './test-reports.ts'

const reports = join(root, '.cache', 'test')
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })
const sum = { passed: 0, failed: 0 }
/** Names of failed tests, printed together at the end because logs may be cut to their last lines. */
const failures: string[] = []

/** Adds the results of one program; a run that fails without a failed test failed to load a file. */
function add({ passed, failed, failures: names }: TestReport, code: number): void {
  sum.passed += passed
  sum.failed += code !== 0 && failed === 0 ? 1 : failed
  failures.push(...names)
}

/** Runs the tests beside the sources, in Node and in Chromium, with one Vitest command. */
async function tests(): Promise<void> {
  const file = 'vitest.json'
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${join(reports, file)}`]
  // Vitest leaves one core unused by default, which would be half of a machine with two.
  const code = await run('vitest', ['run', '--maxWorkers=100%', ...reporters])
  add(vitestReport(join(reports, file), root), code)
}

async function journeys(): Promise<void> {
  const file = join(reports, 'e2e.json')
  const code = await run('playwright', ['test', '--config', 'e2e/playwright.config.ts'], {
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  })
  add(journeysReport(file), code)
}

await ensureBrowser()
const failedChecks = await check()
sum.failed += failedChecks.length
failures.push(...failedChecks.map((title) => `check: ${title}`))
await tests()
await journeys()
for (const name of failures) console.log(`failed: ${name}`)
console.log(`\n${sum.passed} passed, ${sum.failed} failed`)
process.exit(sum.failed === 0 ? 0 : 1)
