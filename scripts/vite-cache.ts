import { createHash } from 'node:crypto'
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './run.ts'

const folder = join(root, 'node_modules', '.cache')

const lock = createHash('sha256')
  .update(readFileSync(join(root, 'pnpm-lock.yaml')))
  .digest('hex')
  .slice(0, 12)

/** Returns a text that identifies the prepared dependencies in a folder; it is empty if nothing is prepared. */
function preparedIn(cache: string): string {
  return globSync('**/deps/_metadata.json', { cwd: cache })
    .map((file) => {
      const { hash, optimized } = JSON.parse(readFileSync(join(cache, file), 'utf8'))
      return [hash, ...Object.keys(optimized).sort()].join()
    })
    .join()
}

/**
 * Returns the folder for the dependencies that Vite prepares for a browser project in this run. The folder
 * starts as a copy of an earlier run with the same lock file; at the end of the run it is stored for later
 * runs. Concurrent runs never write to the same folder, because a page would then load two copies of React.
 */
export function viteCache(name: string): string {
  const shared = join(folder, `vite-${name}-${lock}`)
  const own = `${shared}-${process.pid}`
  // Vitest may load its configuration several times in one run, so this run may have created the folder before.
  if (existsSync(own)) return own
  // The copy fails if no run has stored dependencies yet, or if another run replaces the shared folder at this moment.
  // In both cases this run prepares the dependencies itself.
  try {
    mkdirSync(own, { recursive: true })
    cpSync(shared, own, { recursive: true })
  } catch {
    rmSync(own, { recursive: true, force: true })
    mkdirSync(own)
  }
  process.once('exit', () => {
    const prepared = preparedIn(own)
    if (prepared !== '' && prepared !== preparedIn(shared)) {
      rmSync(shared, { recursive: true, force: true })
      try {
        renameSync(own, shared)
      } catch {
        // Another run has stored the same dependencies at the same moment, so the copy of that run is used.
      }
    }
    rmSync(own, { recursive: true, force: true })
  })
  return own
}
