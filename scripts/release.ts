// Usage: node scripts/release.ts [--publish latest|next] [--without-provenance]. Builds the packages twice, and fails
// if the two builds differ, if a build contains an absolute path of this machine, or if api.txt is outdated. Writes
// tarballs, integrity.json, the list of components (CycloneDX) and the documentation (`docs/VERSION/`) of a release to
// `release/`. With --publish it publishes the tarballs that the registry does not have yet. For that, the commit with
// the version's tag must be checked out, without local changes. Only CI can publish with provenance.
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { writeDocs } from '../apps/docs/src/site.ts'
import { buildPackage, compress } from './build.ts'
import { LICENSES } from './bundled-licenses.ts'
import { packAll } from './consumers/pack.ts'
import { filesWith, hashes } from './integrity.ts'
import { published } from './packages.ts'
import { checkLogIn, checkProvenance, npmRegistry, publishMissing } from './publish.ts'
import { repositoryAddress, withAddress, withBundled, withVersion } from './release-manifests.ts'
import { checkSources, readSources } from './release-sources.ts'
import { must, root } from './run.ts'

const at = process.argv.indexOf('--publish')
const channel = at === -1 ? undefined : process.argv[at + 1]
if (at !== -1 && channel !== 'latest' && channel !== 'next')
  throw new Error('--publish needs a channel: latest or next')
const withProvenance = !process.argv.includes('--without-provenance')

const dist = (name: string) => join(root, 'packages', name, 'dist')

function versionOf(name: string): string {
  return JSON.parse(readFileSync(join(root, 'packages', name, 'package.json'), 'utf8')).version
}

const versions = new Set(published.map(versionOf))
const [version = ''] = versions
if (versions.size !== 1) throw new Error(`The packages have different versions: ${[...versions].join(', ')}`)
if (channel && version === '0.0.0') throw new Error('No version yet: changeset version')
if (channel === 'latest' && version.includes('-'))
  throw new Error(`${version} is a pre-release: --publish next`)
if (channel) {
  checkSources(readSources(), version)
  if (withProvenance) checkProvenance(process.env, execFileSync('npm', ['--version'], { encoding: 'utf8' }))
  else await checkLogIn()
}

/** The folder in which the documentation of this version is built. */
const docs = join(root, '.cache', 'release-docs')

/** Builds all packages and the documentation, and returns the hashes of their files. */
async function build(): Promise<Record<string, Record<string, string>>> {
  for (const name of published) await buildPackage(name)
  rmSync(docs, { recursive: true, force: true })
  writeDocs(docs, version)
  return Object.fromEntries([...published.map((name) => [name, hashes(dist(name))]), ['docs', hashes(docs)]])
}

const [first, second] = [await build(), await build()]
const different = Object.keys(first).flatMap((name) => {
  const [a, b] = [first[name]!, second[name]!]
  const files = [...new Set([...Object.keys(a), ...Object.keys(b)])]
  return files.filter((file) => a[file] !== b[file]).map((file) => `${name}/${file}`)
})
if (different.length > 0) {
  console.error(`Two builds of the same sources differ:\n${different.join('\n')}`)
  process.exit(1)
}

// A path of this repository in a build would reveal a folder name of the machine, and a build in another folder would
// have other bytes.
const built = [...published.map(dist), docs]
const local = built.flatMap((folder) => filesWith(folder, join(root, '/')).map((file) => join(folder, file)))
if (local.length > 0) {
  console.error(`The build contains the path of this repository:\n${local.join('\n')}`)
  process.exit(1)
}

for (const name of ['sdk', 'widgets', 'conformance'])
  await must('node', ['scripts/api-report.ts', name, '--check'])

const folder = join(root, 'release')
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder)
const tarballs = withAddress(repositoryAddress(), version, () => packAll(folder))
cpSync(join(dist('elements'), 'cdn', 'integrity.json'), join(folder, 'integrity.json'))
const releasedDocs = join(folder, 'docs', version)
cpSync(docs, releasedDocs, { recursive: true })
await compress(releasedDocs)
const components = join(folder, 'components.cdx.json')
const filters = published.flatMap((name) => ['--filter', `@bourselet/${name}`])
await must('pnpm', ['sbom', '--sbom-format', 'cyclonedx', '--out', components, ...filters])
const licenses = published
  .map(dist)
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  )
  .filter((file) => basename(file) === LICENSES)
  .map((file) => readFileSync(file, 'utf8'))
writeFileSync(components, withVersion(withBundled(readFileSync(components, 'utf8'), licenses), version))

if (channel) await publishMissing(npmRegistry(withProvenance), tarballs, version, channel)
else console.log(`Release ${version} is reproducible and stands in release/.`)
