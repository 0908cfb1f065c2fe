import { cpSync, globSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { packageVersion } from '../apps/docs/src/version.ts'
import { newestFirst } from '../apps/docs/src/versions.ts'
import { hashes } from './integrity.ts'
import { checkSources, readSources, UnreleasedError } from './release-sources.ts'

/** Matches the name of the folder of a release below `/elements/`, such as `v1.2.3` or `v1.3.0-next.1`. */
const releaseFolder = /^v\d+\.\d+\.\d+(-[\w.]+)?$/

/** Matches an address in a range of releases, such as `/elements/v1/autoload.js` or `/elements/v0.3/reserve.css`. */
const rangeAddress = /^\/elements\/(v\d+(?:\.\d+)?)\/(.*)$/

/** Returns the names of the release folders in `elements` of a built site, newest first. */
export const releasesOf = (site: string): string[] =>
  globSync('elements/v*/autoload.js', { cwd: site })
    .map((file) => basename(dirname(file)))
    .filter((name) => releaseFolder.test(name))
    .sort((a, b) => newestFirst(a.slice(1), b.slice(1)))

/**
 * Returns the address of the same file in the newest release of the range that the address names. Returns undefined if
 * the address names no range, or if the range has no release. As in npm, a range has no pre-releases.
 */
export function newestAddress(path: string, releases: readonly string[]): string | undefined {
  const [, range, file] = rangeAddress.exec(path) ?? []
  const newest = releases.find((name) => name.startsWith(`${range}.`) && !name.includes('-'))
  return newest && `/elements/${newest}/${file}`
}

/** Returns the version of the sources; undefined if they are not exactly those of the tag of a release. */
export function releasedVersion(): string | undefined {
  const version = packageVersion()
  try {
    checkSources(readSources(), version)
    return version
  } catch (error) {
    // Usually, the commit is not at the tag of a release. Without a git repository, the sources cannot be compared with a
    // tag, so they do not count as a release either.
    if (error instanceof UnreleasedError) return undefined
    throw error
  }
}

/** Throws an error unless the scripts of a script build are exactly those that its integrity.json lists. */
function checkScripts(build: string): void {
  const listed: unknown = JSON.parse(readFileSync(join(build, 'integrity.json'), 'utf8'))
  if (!isDeepStrictEqual(hashes(build, '**/*.js'), listed))
    throw new Error(`${build} is not the script build of a release: its scripts differ from integrity.json`)
}

/** Returns the names of the subfolders of a folder. Hidden ones, such as `.git`, are left out. */
const foldersIn = (folder: string): string[] =>
  readdirSync(folder).filter((name) => !name.startsWith('.') && statSync(join(folder, name)).isDirectory())

function addRelease(elements: string, version: string, build: string): void {
  const name = `v${version}`
  if (!releaseFolder.test(name))
    throw new Error(`The folder of a release has no version as its name: ${build}`)
  checkScripts(build)
  // Frames always run the present files of the operator, so the folder of a release has no page for frames.
  const filter = (file: string) => basename(file) !== 'frame.html'
  cpSync(build, join(elements, name), { recursive: true, filter })
}

/**
 * Adds the releases of the custom elements to the folder `elements` of a built site, each in a folder such as `v1.2.3`.
 * The folder `archive`, if given, contains earlier releases in subfolders that are named by version. A subfolder with
 * another name is an error, so that no release is silently left out. `build` contains the custom elements of this
 * build. They are added as the release `version` unless the archive contains it. `version` is undefined for unreleased
 * sources: their files may still change, but those of a release never do.
 */
export function addScriptReleases(
  elements: string,
  build: string,
  version: string | undefined,
  archive = process.env.ELEMENTS_RELEASES,
): void {
  const archived = archive ? foldersIn(archive) : []
  for (const name of archived) addRelease(elements, name, join(archive!, name))
  if (version !== undefined && !archived.includes(version)) addRelease(elements, version, build)
}

/**
 * Finds the newest release in the folder `elements` of a built site, and writes its version and the hash of its script
 * into the manifest of the tags, where the gallery of the site reads them. As in a version range, pre-releases do not
 * count. Without a release, the manifest stays as it is.
 */
export function describeNewest(elements: string): void {
  const newest = releasesOf(dirname(elements)).find((name) => !name.includes('-'))
  if (!newest) return
  const integrity = JSON.parse(readFileSync(join(elements, newest, 'integrity.json'), 'utf8'))['autoload.js']
  const manifest = join(elements, 'custom-elements.json')
  const release = { version: newest.slice(1), integrity }
  const described = { ...JSON.parse(readFileSync(manifest, 'utf8')), bourselet: { release } }
  writeFileSync(manifest, `${JSON.stringify(described, null, 2)}\n`)
}
