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

/** An error if the files differ from the tag of a release, or cannot be compared with it. */
export class UnreleasedError extends Error {}

function linesOf(...args: string[]): string[] {
  try {
    const text = execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
    return text.split('\n').filter((line) => line !== '')
  } catch (cause) {
    throw new UnreleasedError('Git cannot compare the files with a tag', { cause })
  }
}

/**
 * Returns the state of the working tree. CI does not fetch the tags, so in CI `tag` is the tag for which the job runs.
 */
export const readSources = (tag = process.env.GITHUB_REF_NAME): Sources => ({
  tags: tag === undefined ? linesOf('tag', '--points-at', 'HEAD') : [tag],
  changed: linesOf('status', '--porcelain'),
  changesets: changesets(),
})

/** Throws an UnreleasedError unless the files are exactly those of the tag of this version. */
export function checkSources({ tags, changed, changesets }: Sources, version: string): void {
  if (changed.length > 0)
    throw new UnreleasedError(`The working tree differs from the commit:\n${changed.join('\n')}`)
  if (!tags.includes(`v${version}`))
    throw new UnreleasedError(`The commit needs the tag v${version}, but has ${tags.join(', ') || 'no tag'}`)
  if (changesets.length > 0)
    throw new UnreleasedError(
      `No version contains these changes yet: changeset version\n${changesets.join('\n')}`,
    )
}
