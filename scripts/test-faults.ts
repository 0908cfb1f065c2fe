// Checks that tests notice if a protection of the frames, the operator's iframes on partner pages, is missing. Each
// fault in scripts/faults removes a protection from a copy of the workspace and names a test, which must then fail.
// Names of faults after `--` restrict the run to these faults.
import { execFileSync } from 'node:child_process'
import { cpSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { ensureBrowser } from './browser.ts'
import { testSiteFolder } from './build.ts'
import { exchangeFaults } from './faults/exchange-faults.ts'
import type { FrameFault } from './faults/fault.ts'
import { pressFaults } from './faults/press-faults.ts'
import { must, root, run } from './run.ts'
import { journeysReport, type TestReport, vitestReport } from './test-reports.ts'

const faults = { ...exchangeFaults, ...pressFaults }
const given = process.argv.slice(2).filter((one) => one !== '--')
const names = given.length > 0 ? given : Object.keys(faults)

const copy = join(root, '.cache', `faults-${process.pid}`)
const tags = join(copy, 'packages', 'elements')
/** Folder of the site for tests in the copy of the workspace. */
const site = join(copy, relative(root, testSiteFolder))
const report = join(copy, '.cache', 'report.json')

/** Copies the workspace without the files that git ignores, and installs the dependencies of the copy. */
async function copyWorkspace(): Promise<void> {
  rmSync(copy, { recursive: true, force: true })
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  })
  for (const file of files.split('\0').filter(Boolean)) cpSync(join(root, file), join(copy, file))
  symlinkSync(join(root, 'tools/toolchain/node_modules'), join(copy, 'tools/toolchain/node_modules'))
  await must('node', ['scripts/x.mjs', 'install', '--offline', '--frozen-lockfile'], { cwd: copy })
}

/** Applies the edits of a fault to the copy, and returns a function that restores the files. */
function apply({ edits }: FrameFault): () => void {
  const before = new Map<string, string>()
  for (const { file, find, replace } of edits) {
    const path = join(copy, file)
    const code = readFileSync(path, 'utf8')
    if (!before.has(path)) before.set(path, code)
    if (code.split(find).length !== 2) throw new Error(`"${find}" is not once in ${file}`)
    writeFileSync(
      path,
      code.replace(find, () => replace),
    )
  }
  return () => {
    for (const [path, code] of before) writeFileSync(path, code)
  }
}

async function runTest({ project, test, title }: FrameFault): Promise<TestReport> {
  rmSync(report, { force: true })
  if (project !== 'journeys') {
    const reporter = ['--reporter=json', `--outputFile=${report}`]
    await run('vitest', ['run', '--project', project, ...reporter, test], { cwd: copy })
    return vitestReport(report, copy)
  }
  await must('vite', ['build', '--logLevel', 'warn'], { cwd: tags })
  cpSync(join(tags, 'dist/cdn'), join(site, 'elements'), { recursive: true })
  const pattern = title.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const options = ['--config', 'e2e/playwright.config.ts', '--project=desktop', '--max-failures=1']
  await run('playwright', ['test', ...options, test, '-g', pattern], {
    cwd: copy,
    env: {
      E2E_BUILT: '1',
      E2E_WORKERS: '1',
      TEST_DEEP: '1',
      E2E_PORT_OFFSET: process.env.E2E_PORT_OFFSET ?? '700',
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    },
  })
  return journeysReport(report)
}

await ensureBrowser()
await copyWorkspace()
if (names.some((name) => faults[name]?.project === 'journeys'))
  await must('vite', ['build', '--logLevel', 'warn', '--outDir', site], { cwd: join(copy, 'apps/reference') })

const rows: string[] = []
let missed = 0
for (const name of names) {
  const fault = faults[name]
  if (!fault) throw new Error(`No fault has the name ${name}`)
  const restore = apply(fault)
  const { passed, failed, failures } = await runTest(fault)
  restore()
  if (passed + failed === 0) throw new Error(`${name}: no test has the title ${fault.title}`)
  const found = failures.find((one) => one.includes(fault.title))
  if (!found) missed += 1
  rows.push(`${found ? 'found ' : 'MISSED'} ${name}: ${found ?? `${fault.test} › ${fault.title}`}`)
  console.log(rows.at(-1))
}
rmSync(copy, { recursive: true, force: true })
console.log(`\n${rows.join('\n')}\n\n${rows.length - missed} found, ${missed} missed`)
process.exit(missed === 0 ? 0 : 1)
