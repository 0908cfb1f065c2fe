// Runs the tests that `npm test` leaves out or shortens. It leaves out files `*.deep.test.ts`, Vitest tests with the tag
// `deep` and Playwright tests (journeys) with @deep. It shortens files that import test-depth.ts, and runs most journeys
// on one screen size only. It also runs only a few widget tests with the modules by which the script build of the custom
// elements replaces libraries, and no test of the custom elements with the libraries of their npm build. Here, all of
// these run in full, and tests in Chromium use the development builds of libraries. Arguments after `--` are parts of
// paths and select the files.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBrowser } from './browser.ts'
import { root, run } from './run.ts'

const given = process.argv.slice(2).filter((one) => one !== '--')
const filesOf = (pattern: string) =>
  globSync(pattern, { cwd: root }).filter(
    (file) =>
      !file.includes('node_modules') && (given.length === 0 || given.some((part) => file.includes(part))),
  )

/** Returns true if `npm test` leaves out a part of this file of tests in Node, or the whole file. */
function isDeep(file: string): boolean {
  const text = readFileSync(join(root, file), 'utf8')
  return file.endsWith('.deep.test.ts') || text.includes('/test-depth.ts') || text.includes("tags: 'deep'")
}

const inNode = filesOf('{apps/sandbox,apps/docs,packages/conformance}/src/**/*.test.ts').filter(isDeep)
const inUnits = filesOf('{openapi,vectors,scripts,packages,apps/reference,apps/embed}/**/*.test.ts').filter(
  (file) => !inNode.includes(file) && isDeep(file),
)
const ofTags = filesOf('packages/elements/src/**/*.test.tsx')
const ofWidgets = filesOf('packages/widgets/src/**/*.test.tsx')
const onReact = [...ofWidgets, ...filesOf('packages/elements/src/preact/*.test.tsx')]
const ofSite = filesOf('apps/reference/src/**/*.test.tsx')
const journeys = filesOf('e2e/*.spec.ts')

const env = { TEST_DEEP: '1' }
const vitest = (project: string, files: string[]) =>
  run('vitest', ['run', '--project', project, '--maxWorkers=100%', ...files], { env })

await ensureBrowser()
const codes: number[] = []
if (inNode.length > 0) codes.push(await vitest('node', inNode))
if (inUnits.length > 0) codes.push(await vitest('units', inUnits))
if (ofTags.length > 0) codes.push(await vitest('tags', ofTags), await vitest('tags-npm', ofTags))
if (ofWidgets.length > 0) codes.push(await vitest('widgets-compact', ofWidgets))
if (onReact.length > 0) codes.push(await vitest('widgets', onReact))
if (ofSite.length > 0) codes.push(await vitest('site', ofSite))
if (journeys.length > 0)
  codes.push(await run('playwright', ['test', '--config', 'e2e/playwright.config.ts', ...journeys], { env }))
if (codes.length === 0) console.error(`No deep test has a path with ${given.join(' or ')}`)
process.exit(codes.length > 0 && codes.every((code) => code === 0) ? 0 : 1)
