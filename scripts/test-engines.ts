// Runs the smoke suite in Chromium, Firefox and WebKit. The suite opens the custom elements on a partner's page, logs a
// member in to their iframes, and opens the member site. Names of engines after `--` select some of the engines. Fails
// if a selected engine cannot run.
import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type EngineName, engineNames, missingPackages } from '../e2e/engines/find-engines.ts'
import { root, run } from './run.ts'
import { journeysReport } from './test-reports.ts'

const given = process.argv.slice(2).filter((one) => one !== '--')
const unknown = given.filter((name) => !engineNames.some((one) => one === name))
if (unknown.length > 0) {
  console.error(`No engine has the name ${unknown.join(', ')}. The engines: ${engineNames.join(', ')}`)
  process.exit(1)
}
const names = engineNames.filter((name) => given.length === 0 || given.includes(name))

/** Returns the command with which this script may run `apt-get`: as root, and in CI by sudo. Otherwise undefined. */
function aptGet(): string[] | undefined {
  if (!existsSync('/usr/bin/apt-get')) return undefined
  if (process.getuid?.() === 0) return ['apt-get']
  return process.env.CI ? ['sudo', '-n', 'apt-get'] : undefined
}

/** Installs the missing packages of the engines if this script may run `apt-get`. */
async function install(packages: string[]): Promise<void> {
  const [command, ...before] = aptGet() ?? []
  if (packages.length === 0 || !command) return
  console.log(`Installing ${packages.join(', ')} …`)
  await run(command, [...before, 'update', '-qq'])
  for (const name of packages)
    await run(command, [...before, 'install', '-y', '-qq', '--no-install-recommends', name])
}

await install(names.flatMap(missingPackages))
const isReady = (name: EngineName) => missingPackages(name).length === 0
const ready = names.filter(isReady)

const report = join(root, '.cache', 'engines.json')
rmSync(report, { force: true })
const code =
  ready.length > 0 &&
  (await run(
    'playwright',
    ['test', '--config', 'e2e/engines/playwright.config.ts', ...ready.map((name) => `--project=${name}`)],
    { env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report } },
  ))

// The exit code is checked too, because the runner also fails for errors outside of the tests, such as an engine that
// does not close.
let hasFailed = ready.length < names.length || code !== 0
console.log('')
for (const name of names) {
  if (!isReady(name)) {
    console.log(`${name}: not run, because these packages are missing: ${missingPackages(name).join(', ')}.`)
    continue
  }
  // If there is no report, the suite could not start, for example because a port is in use. In this case the engine
  // counts as failed.
  const { passed, failed } = existsSync(report) ? journeysReport(report, name) : { passed: 0, failed: 0 }
  hasFailed ||= failed > 0 || passed === 0
  console.log(`${name.padEnd(10)} ${passed} passed, ${failed} failed`)
}
process.exit(hasFailed ? 1 : 0)
