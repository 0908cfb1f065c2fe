import { execFileSync } from 'node:child_process'
import { changesets } from '../apps/docs/src/version.ts'
import { root } from './run.ts'

/** The state of the files from which a release is built. */
export interface Sources {
  /** The tags of the commit. */
  tags: string[]
  /** Files that differ from the commit or are not part of it. */
  changed: string[]
  /** Changesets that no version contains yet. */
  changesets: string[]
}

const linesOf = (...args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
    .split('\n')
    .filter((line) => line !== '')

/**
 * Returns the state of the working tree. CI does not fetch the tags, so in CI `tag` is the tag for which the job runs.
 */
export const readSources = (tag = process.env.GITHUB_REF_NAME): Sources => ({
  tags: tag === undefined ? linesOf('tag', '--points-at', 'HEAD') : [tag],
  changed: linesOf('status', '--porcelain'),
  changesets: changesets(),
})

/** Throws an error unless the files are exactly those of the tag of this version. */
export function checkSources({ tags, changed, changesets }: Sources, version: string): void {
  if (changed.length > 0) throw new Error(`The working tree differs from the commit:\n${changed.join('\n')}`)
  if (!tags.includes(`v${version}`))
    throw new Error(`The commit needs the tag v${version}, but has ${tags.join(', ') || 'no tag'}`)
  if (changesets.length > 0)
    throw new Error(`No version contains these changes yet: changeset version\n${changesets.join('\n')}`)
}
