// Runs all tests that a change must pass, or only the parts that are named after `--`. The last line sums the tests of
// all runners: `N passed, N failed`.
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBrowser } from './browser.ts'
import { BUILD_OF, check } from './check.ts'
import { root, run } from './run.ts'
import { journeysReport, type TestReport, vitestReport } from './test-reports.ts'

const projectsInNode = ['node', 'units']
const projectsInChromium = ['widgets', 'widgets-compact', 'tags', 'site']
const reports = join(root, '.cache', 'test')
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })
const sum = { passed: 0, failed: 0 }
/** True if the checks of this run have built the site for tests, which the journeys then open. */
let isSiteBuilt = false
/**
 * Names of failed tests and checks. They are printed together at the end, because logs may be cut to their last lines.
 */
const failures: string[] = []
const minutes: Record<string, string> = {}

/** Runs a part of the suite and records its duration in minutes. */
async function part(name: string, run: () => Promise<void>): Promise<void> {
  const start = performance.now()
  await run()
  minutes[name] = ((performance.now() - start) / 60_000).toFixed(1)
}

/**
 * Adds the results of one program to the sums. If the program fails although none of its tests has failed, for example
 * because a test file could not be loaded, one failure is added.
 */
function add({ passed, failed, failures: names }: TestReport, code: number): void {
  sum.passed += passed
  sum.failed += code !== 0 && failed === 0 ? 1 : failed
  failures.push(...names)
}

async function checks(): Promise<void> {
  const failed = await check()
  isSiteBuilt = !failed.some((title) => title.startsWith(BUILD_OF))
  sum.failed += failed.length
  failures.push(...failed.map((title) => `check: ${title}`))
}

/** Runs the tests of the Vitest projects with these names. */
async function tests(...projects: string[]): Promise<void> {
  const file = `${projects.join('-')}.json`
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${join(reports, file)}`]
  // The option `--maxWorkers=100%` uses all cores. By default Vitest leaves one core unused, which would be half of a
  // machine with two cores.
  const selected = projects.flatMap((name) => ['--project', name])
  const code = await run('vitest', [
    'run',
    '--maxWorkers=100%',
    '--tagsFilter=!deep',
    ...selected,
    ...reporters,
  ])
  add(vitestReport(join(reports, file), root), code)
}

async function journeys(): Promise<void> {
  const file = join(reports, 'e2e.json')
  const code = await run('playwright', ['test', '--config', 'e2e/playwright.config.ts'], {
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file, ...(isSiteBuilt ? { E2E_BUILT: '1' } : {}) },
  })
  add(journeysReport(file), code)
}

/** The parts of the suite in the order in which they run: their names after `--`, their titles and what they run. */
const parts: [name: string, title: string, run: () => Promise<void>][] = [
  ['checks', 'checks', checks],
  ['node', 'tests in Node', () => tests(...projectsInNode)],
  ['chromium', 'tests in Chromium', () => tests(...projectsInChromium)],
  ['journeys', 'journeys', journeys],
]
const names = parts.map(([name]) => name)
const given = process.argv.slice(2).filter((one) => one !== '--')
const unknown = given.filter((name) => !names.includes(name))
if (unknown.length > 0) {
  console.error(`No part has the name ${unknown.join(', ')}. The parts: ${names.join(', ')}`)
  process.exit(1)
}

const chosen = parts.filter(([name]) => given.length === 0 || given.includes(name))
if (chosen.some(([name]) => name === 'chromium' || name === 'journeys')) await ensureBrowser()
for (const [, title, run] of chosen) await part(title, run)
for (const name of failures) console.log(`failed: ${name}`)
console.log()
for (const [name, spent] of Object.entries(minutes)) console.log(`${name}: ${spent} minutes`)
console.log(`\n${sum.passed} passed, ${sum.failed} failed`)
process.exit(sum.failed === 0 ? 0 : 1)
