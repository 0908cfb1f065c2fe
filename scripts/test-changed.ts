// Runs the Vitest tests that import a changed file, directly or through other modules: files that differ from the last
// commit, or from the revision after `--`. A change of a package.json selects all tests. A change of a file that no module
// imports selects none: after a change of the contract, run `npm run gen` first.
import { ensureBrowser } from './browser.ts'
import { run } from './run.ts'

const [since = 'HEAD'] = process.argv.slice(2).filter((one) => one !== '--')

await ensureBrowser()
process.exit(await run('vitest', ['run', '--maxWorkers=100%', '--passWithNoTests', `--changed=${since}`]))
