import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { hashes, writeIntegrity } from './integrity.ts'
import { addScriptReleases, describeNewest, newestAddress, releasesOf } from './script-releases.ts'

/** Creates a folder for a site without releases, and a function that writes a build with the given `autoload.js`. */
function emptySite() {
  const site = mkdtempSync(join(tmpdir(), 'releases-'))
  onTestFinished(() => rmSync(site, { recursive: true }))
  const writeBuild = (name: string, script: string) => {
    const build = join(site, name)
    mkdirSync(join(build, 'parts'), { recursive: true })
    writeFileSync(join(build, 'autoload.js'), script)
    writeFileSync(join(build, 'parts', 'loader-1a2b.js'), 'export {}')
    writeFileSync(join(build, 'frame.html'), '<!doctype html>')
    writeFileSync(join(build, 'reserve.css'), '')
    writeIntegrity(build)
    return build
  }
  return { site, elements: join(site, 'elements'), archive: join(site, 'archive'), writeBuild }
}

test('adds the archived releases and the released build of the site, each without `frame.html` and with the scripts that its integrity.json lists', () => {
  const { site, elements, archive, writeBuild } = emptySite()
  writeBuild('archive/0.9.0', "export const version = '0.9.0'")
  writeBuild('archive/0.10.0-next.1', "export const version = '0.10.0-next.1'")
  addScriptReleases(elements, writeBuild('build', "export const version = '0.10.0'"), '0.10.0', archive)
  expect(releasesOf(site)).toEqual(['v0.10.0', 'v0.10.0-next.1', 'v0.9.0'])
  for (const name of releasesOf(site)) {
    const release = join(elements, name)
    expect(readFileSync(join(release, 'autoload.js'), 'utf8')).toContain(`'${name.slice(1)}'`)
    expect(hashes(release, '**/*.js')).toEqual(
      JSON.parse(readFileSync(join(release, 'integrity.json'), 'utf8')),
    )
    expect(globSync('*.*', { cwd: release }).sort()).toEqual(['autoload.js', 'integrity.json', 'reserve.css'])
  }
})

test('names the newest release without pre-releases and the hash of its script in the manifest of the tags', () => {
  const { elements, archive, writeBuild } = emptySite()
  const build = writeBuild('archive/0.9.0', "export const version = '0.9.0'")
  writeBuild('archive/0.10.0-next.1', '')
  addScriptReleases(elements, '', undefined, archive)
  const manifest = join(elements, 'custom-elements.json')
  writeFileSync(manifest, '{"modules":[]}')
  describeNewest(elements)
  expect(JSON.parse(readFileSync(manifest, 'utf8'))).toEqual({
    modules: [],
    bourselet: { release: { version: '0.9.0', integrity: hashes(build)['autoload.js'] } },
  })
})

test('adds no release for a build of unreleased sources', () => {
  const { site, elements, writeBuild } = emptySite()
  addScriptReleases(elements, writeBuild('build', ''), undefined, '')
  expect(releasesOf(site)).toEqual([])
})

test('prefers the archived files of a release to the build of the site', () => {
  const { elements, archive, writeBuild } = emptySite()
  writeBuild('archive/0.10.0', "export const from = 'archive'")
  addScriptReleases(elements, writeBuild('build', "export const from = 'build'"), '0.10.0', archive)
  expect(readFileSync(join(elements, 'v0.10.0', 'autoload.js'), 'utf8')).toContain('archive')
})

test('refuses an archived release with a changed script, and a folder whose name is no version', () => {
  const { site, elements, archive, writeBuild } = emptySite()
  const changed = writeBuild('archive/0.9.0', '')
  writeFileSync(join(changed, 'autoload.js'), "import './parts/other.js'")
  expect(() => addScriptReleases(elements, '', undefined, archive)).toThrow('differ from integrity.json')
  writeBuild('others/latest', '')
  expect(() => addScriptReleases(elements, '', undefined, join(site, 'others'))).toThrow('others/latest')
})

test('refuses an archive that does not exist, and an archived release without integrity.json', () => {
  const { elements, archive, writeBuild } = emptySite()
  expect(() => addScriptReleases(elements, '', undefined, archive)).toThrow(archive)
  rmSync(join(writeBuild('archive/0.9.0', ''), 'integrity.json'))
  expect(() => addScriptReleases(elements, '', undefined, archive)).toThrow('0.9.0/integrity.json')
})

test.each([
  ['/elements/v1/autoload.js', '/elements/v1.10.0/autoload.js'],
  ['/elements/v1.2/parts/loader-1a2b.js', '/elements/v1.2.1/parts/loader-1a2b.js'],
  ['/elements/v1.10.0/autoload.js', undefined],
  ['/elements/v1', undefined],
  ['/elements/v2/autoload.js', undefined],
  ['/elements/v3/autoload.js', undefined],
  ['/elements/autoload.js', undefined],
])('newestAddress maps %s to %s', (path, newest) => {
  const releases = ['v2.0.0-next.1', 'v1.10.0', 'v1.2.1', 'v1.2.0', 'v0.9.0']
  expect(newestAddress(path, releases)).toBe(newest)
})
