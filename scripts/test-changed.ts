// Runs the Vitest tests that import a changed file, directly or through other modules. A file counts as changed if
// it differs from the last commit, or from the revision after `--`. A changed package.json selects all tests. A changed
// file that no module imports, such as one of the API contract, selects none: run `npm run gen` first.
import { ensureBrowser } from './browser.ts'
import { run } from './run.ts'

const [since = 'HEAD'] = process.argv.slice(2).filter((one) => one !== '--')

await ensureBrowser()
process.exit(await run('vitest', ['run', '--maxWorkers=100%', '--passWithNoTests', `--changed=${since}`]))
