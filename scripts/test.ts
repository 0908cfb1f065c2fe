// Everything a change must pass. The last line is the sum over all runners: `N passed, N failed`.
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBrowser } from './browser.ts'
import { buildSite } from './build.ts'
import { check } from './check.ts'
import { root, run } from './run.ts'

const reports = join(root, '.cache', 'test')
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })
const sum = { passed: 0, failed: 0 }

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  numFailedTestSuites: number
}
interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
}

const read = <T>(file: string): T => JSON.parse(readFileSync(join(reports, file), 'utf8')) as T

async function vitest(project: string): Promise<void> {
  const file = `${project}.json`
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${join(reports, file)}`]
  const code = await run('vitest', ['run', '--project', project, ...reporters])
  const report = read<VitestReport>(file)
  sum.passed += report.numPassedTests
  sum.failed += report.numFailedTests
  // A file that cannot even be loaded has no failed test, yet the run has failed.
  if (code !== 0 && report.numFailedTests === 0) sum.failed += 1
}

async function journeys(): Promise<void> {
  const code = await run('playwright', ['test', '--config', 'e2e/playwright.config.ts'], {
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: join(reports, 'e2e.json') },
  })
  const { stats } = read<PlaywrightReport>('e2e.json')
  sum.passed += stats.expected
  sum.failed += stats.unexpected + stats.flaky + stats.skipped
  if (code !== 0 && stats.unexpected === 0) sum.failed += 1
}

await ensureBrowser()
const failedChecks = await check()
sum.failed += failedChecks.length
for (const title of failedChecks) console.error(`check failed: ${title}`)
await vitest('node')
for (const project of ['sdk', 'widgets', 'elements', 'site']) await vitest(project)
await buildSite()
await journeys()
console.log(`\n${sum.passed} passed, ${sum.failed} failed`)
process.exit(sum.failed === 0 ? 0 : 1)
