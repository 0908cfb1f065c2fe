import { globSync } from 'node:fs'
import { repository, source } from './sources.ts'

/** The version name of the documentation that describes unreleased changes. */
export const NEXT = 'next'

/** Returns the changesets of the repository: the notes about changes that no release contains yet. */
export const changesets = (): string[] =>
  globSync('.changeset/*.md', { cwd: repository })
    .filter((file) => !file.endsWith('README.md'))
    .sort()

/** Returns the version that all packages share. */
export function packageVersion(): string {
  const { version } = JSON.parse(source('packages/elements/package.json')) as { version: string }
  return version
}

/**
 * Returns the version that the documentation built from these sources describes: NEXT if there are unreleased
 * changesets, otherwise the version of the packages. A release is built from the commit that `changeset version`
 * creates. This commit moves or deletes the changesets, so the documentation of a release has the version of that
 * release.
 */
export const documentedVersion = (): string => (changesets().length > 0 ? NEXT : packageVersion())
