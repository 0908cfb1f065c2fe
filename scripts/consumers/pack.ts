import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { published } from '../packages.ts'
import { root } from '../run.ts'

/** Path of the tarball of each package, by the package's name. */
export type Tarballs = Record<string, string>

/** Packs each package as it would be published. */
export function packAll(folder: string): Tarballs {
  mkdirSync(folder, { recursive: true })
  return Object.fromEntries(
    published.map((name) => {
      const file = join(folder, `${name}.tgz`)
      execFileSync('pnpm', ['pack', '--out', file], { cwd: join(root, 'packages', name), stdio: 'pipe' })
      return [`@bourselet/${name}`, file]
    }),
  )
}
