// Packs the packages and installs the tarballs in small projects that follow the READMEs. Builds and opens each project
// and prints a row for it. Names after `--` select some of the projects. With `--built`, the existing builds are
// packed.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBrowser } from './browser.ts'
import { packAll } from './consumers/pack.ts'
import { openPages } from './consumers/page.ts'
import { type Outcome, runProject } from './consumers/project.ts'
import { rows } from './consumers/rows.ts'
import { startExchange } from './consumers/sandbox.ts'
import { published } from './packages.ts'
import { must } from './run.ts'

const given = process.argv.slice(2).filter((one) => !one.startsWith('--'))
const unknown = given.filter((name) => !rows.some((row) => row.name === name))
if (unknown.length > 0) throw new Error(`There is no project ${unknown.join(', ')}.`)
const chosen = rows.filter(({ name }) => given.length === 0 || given.includes(name))

await ensureBrowser()
if (!process.argv.includes('--built'))
  for (const name of published) await must('node', ['scripts/build.ts', name])

const folder = mkdtempSync(join(tmpdir(), 'bourselet-consumers-'))
const tarballs = packAll(join(folder, 'tarballs'))
const exchange = await startExchange(join(folder, 'data'))
process.env.EXCHANGE_URL = exchange.url
const pages = await openPages(exchange.url)
const outcomes: Outcome[] = []
try {
  for (const row of chosen) {
    const outcome = await runProject(row, folder, tarballs, pages)
    outcomes.push(outcome)
    const { name, seconds, problem } = outcome
    console.log(
      `${problem ? 'red  ' : 'green'}  ${name.padEnd(18)} ${String(seconds).padStart(4)} s  ${row.says}`,
    )
    if (problem) console.log(problem.replaceAll(/^/gm, '         '))
  }
} finally {
  await pages.close()
  await exchange.stop()
  rmSync(folder, { recursive: true, force: true })
}
const red = outcomes.filter(({ problem }) => problem)
console.log(`\n${outcomes.length - red.length} of ${outcomes.length} projects work.`)
process.exitCode = red.length > 0 ? 1 : 0
