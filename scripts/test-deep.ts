// Runs simulations, kills and large test matrices in full size; `npm test` runs one seed or one kill of each.
// Paths after `--` select the test files.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, run } from './run.ts'

const given = process.argv.slice(2)
const files = globSync('apps/sandbox/src/**/*.test.ts', { cwd: root }).filter(
  (file) =>
    file.endsWith('.deep.test.ts') || readFileSync(join(root, file), 'utf8').includes('/test-depth.ts'),
)
const args = ['run', '--project', 'node', '--maxWorkers=100%', ...(given.length > 0 ? given : files)]
process.exit(await run('vitest', args, { env: { TEST_DEEP: '1' } }))
