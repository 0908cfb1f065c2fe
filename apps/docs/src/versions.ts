import { cpSync, existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { NEXT } from './version.ts'

/**
 * An entry in the list of versions (`versions.json`). The version menu of each page reads this list. Pages of old
 * releases read the lists of all later releases, so fields may be added but not renamed or removed.
 */
export interface Version {
  version: string
  /** The folder of the version, relative to the list. */
  path: string
}

/**
 * The list of pages that each build of the documentation contains. Pages of old releases read this list too, so its
 * fields may not be renamed or removed.
 */
export interface PageList {
  version: string
  /** The paths of all pages, relative to the start page of this version. */
  pages: string[]
}

const pageListOf = (folder: string): PageList => JSON.parse(readFileSync(join(folder, 'pages.json'), 'utf8'))

/**
 * Compares two versions by the rules of Semantic Versioning. The newer version comes first. NEXT, the version of
 * unreleased changes, comes before all others.
 */
export function newestFirst(a: string, b: string): number {
  if (a === b) return 0
  if (a === NEXT || b === NEXT) return a === NEXT ? -1 : 1
  const [[coreA, tagA], [coreB, tagB]] = [split(a), split(b)]
  const byCore = compareParts(coreB, coreA)
  if (byCore !== 0) return byCore
  // A release is newer than its own pre-releases.
  if (!tagA || !tagB) return tagA ? 1 : -1
  return compareParts(tagB, tagA)
}

/** Returns the parts of a version before and after its first hyphen. */
function split(version: string): [core: string[], tag: string[] | undefined] {
  const [core = '', ...tag] = version.split('-')
  return [core.split('.'), tag.length > 0 ? tag.join('-').split('.') : undefined]
}

function compareParts(a: string[], b: string[]): number {
  for (let at = 0; at < Math.max(a.length, b.length); at++) {
    const [partA, partB] = [a[at], b[at]]
    if (partA === partB) continue
    if (partA === undefined || partB === undefined) return partA === undefined ? -1 : 1
    const [isNumberA, isNumberB] = [/^\d+$/.test(partA), /^\d+$/.test(partB)]
    if (isNumberA && isNumberB) return Number(partA) - Number(partB)
    // Semantic Versioning sorts a number before a word: 1.0.0-2 is older than 1.0.0-beta.
    if (isNumberA !== isNumberB) return isNumberA ? -1 : 1
    return partA < partB ? -1 : 1
  }
  return 0
}

/**
 * Returns the versions of the documentation that a folder contains, newest first. Includes a subfolder if its name is
 * the version of its documentation. Includes the version in the folder itself if no subfolder has the same version.
 */
export function versionsIn(folder: string): Version[] {
  const released = globSync('*/pages.json', { cwd: folder })
    .map((file) => dirname(file))
    .filter((name) => pageListOf(join(folder, name)).version === name)
    .map((version) => ({ version, path: `${version}/` }))
  const own = existsSync(join(folder, 'pages.json')) ? pageListOf(folder).version : undefined
  const isReleased = released.some(({ version }) => version === own)
  return [...released, ...(own === undefined || isReleased ? [] : [{ version: own, path: '' }])].sort(
    (a, b) => newestFirst(a.version, b.version),
  )
}

/** Writes the list of the versions in a folder to `versions.json` there. */
export const writeVersions = (folder: string): void =>
  writeFileSync(join(folder, 'versions.json'), `${JSON.stringify({ versions: versionsIn(folder) })}\n`)

/**
 * Copies the documentation of earlier releases from the folder `archive` into `folder`, which contains the current
 * documentation. Each release gets a subfolder with the name of its version. Then writes the list of all versions to
 * `versions.json`.
 */
export function addReleases(folder: string, archive = process.env.DOCS_RELEASES): void {
  for (const { version, path } of archive ? versionsIn(archive) : [])
    if (path !== '') cpSync(join(archive!, path), join(folder, version), { recursive: true })
  writeVersions(folder)
}

// Usage: node scripts/x.mjs exec node apps/docs/src/versions.ts FOLDER
if (import.meta.main) {
  const [folder] = process.argv.slice(2)
  if (!folder) throw new Error('Name the folder that contains the documentation of the releases.')
  writeVersions(folder)
  console.log(
    versionsIn(folder)
      .map(({ version }) => version)
      .join('\n'),
  )
}
