import { createHash } from 'node:crypto'
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './run.ts'

const folder = join(root, 'node_modules', '.cache')

const lock = createHash('sha256')
  .update(readFileSync(join(root, 'pnpm-lock.yaml')))
  .digest('hex')
  .slice(0, 12)

/** Names what decides whether prepared dependencies are the same; empty before anything is prepared. */
function preparedIn(cache: string): string {
  return globSync('**/deps/_metadata.json', { cwd: cache })
    .map((file) => {
      const { hash, optimized } = JSON.parse(readFileSync(join(cache, file), 'utf8'))
      return [hash, ...Object.keys(optimized).sort()].join()
    })
    .join()
}

/**
 * Returns the folder in which Vite keeps the prepared dependencies of a browser project in this run. It begins as a
 * copy of what an earlier run with the same lock file has prepared, and is published for later runs at the end: two
 * runs at once never write to one folder, which would give the page two Reacts.
 */
export function viteCache(name: string): string {
  const shared = join(folder, `vite-${name}-${lock}`)
  const own = `${shared}-${process.pid}`
  // Vitest reads its configuration once for each project.
  if (existsSync(own)) return own
  // Nothing is prepared yet, or another run replaces it while it is copied: then this run prepares its own.
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
        // Another run has published at the same moment.
      }
    }
    rmSync(own, { recursive: true, force: true })
  })
  return own
}
