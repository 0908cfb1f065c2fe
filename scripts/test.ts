// Runs all tests that a change must pass. The last line sums the tests of all runners: `N passed, N failed`.
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { ensureBrowser } from './browser.ts'
import { check } from './check.ts'
import { root, run } from './run.ts'

const reports = join(root, '.cache', 'test')
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })
const sum = { passed: 0, failed: 0 }
/** Names of failed tests, printed together at the end because logs may be cut to their last lines. */
const failures: string[] = []

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  testResults: { name: string; status: string; assertionResults: { fullName: string; status: string }[] }[]
}
interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  suites: PlaywrightSuite[]
}
interface PlaywrightSuite {
  suites?: PlaywrightSuite[]
  specs?: { title: string; file: string; tests: { projectName: string; status: string }[] }[]
}

const read = <T>(file: string): T => JSON.parse(readFileSync(join(reports, file), 'utf8')) as T

/** Runs the tests beside the sources, in Node and in Chromium, with one Vitest command. */
async function tests(): Promise<void> {
  const file = 'vitest.json'
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${join(reports, file)}`]
  // Vitest leaves one core unused by default, which would be half of a machine with two.
  const code = await run('vitest', ['run', '--maxWorkers=100%', ...reporters])
  const report = read<VitestReport>(file)
  sum.passed += report.numPassedTests
  sum.failed += report.numFailedTests
  for (const { name, status, assertionResults } of report.testResults) {
    const failed = assertionResults.filter((one) => one.status === 'failed')
    const title = relative(root, name)
    failures.push(...failed.map(({ fullName }) => `${title} › ${fullName}`))
    if (status === 'failed' && failed.length === 0) failures.push(title)
  }
  // A test file that cannot be loaded fails the run but counts no failed test, so one is counted here.
  if (code !== 0 && report.numFailedTests === 0) sum.failed += 1
}

function specsOf({ suites = [], specs = [] }: PlaywrightSuite): NonNullable<PlaywrightSuite['specs']> {
  return [...specs, ...suites.flatMap(specsOf)]
}

async function journeys(): Promise<void> {
  const code = await run('playwright', ['test', '--config', 'e2e/playwright.config.ts'], {
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: join(reports, 'e2e.json') },
  })
  const { stats, suites } = read<PlaywrightReport>('e2e.json')
  for (const { title, file, tests } of suites.flatMap(specsOf)) {
    const failed = tests.filter(({ status }) => status !== 'expected')
    failures.push(...failed.map(({ projectName }) => `${projectName}: ${file} › ${title}`))
  }
  sum.passed += stats.expected
  sum.failed += stats.unexpected + stats.flaky + stats.skipped
  if (code !== 0 && stats.unexpected === 0) sum.failed += 1
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
