import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { pages, writeDocs } from './site.ts'
import { addReleases, newestFirst, type PageList, versionsIn } from './versions.ts'

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'docs-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

/** Writes a build of the documentation to a folder. The build consists only of its list of pages (`pages.json`). */
function addBuild(folder: string, version: string): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'pages.json'), JSON.stringify({ version, pages: [''] } satisfies PageList))
}

test('sorts versions by Semantic Versioning, unreleased changes first and pre-releases after their release', () => {
  const sorted = ['next', '1.0.0', '1.0.0-next.10', '1.0.0-next.2', '1.0.0-beta', '0.10.1', '0.10.0', '0.9.0']
  expect([...sorted].reverse().sort(newestFirst)).toEqual(sorted)
  expect([...sorted].sort(newestFirst)).toEqual(sorted)
})

test('adds the archived releases to the documentation and lists all versions with their folders', () => {
  const [archive, docs] = [emptyFolder(), emptyFolder()]
  for (const version of ['0.9.0', '0.10.0']) addBuild(join(archive, version), version)
  addBuild(docs, 'next')
  addReleases(docs, archive)
  expect(JSON.parse(readFileSync(join(docs, 'versions.json'), 'utf8'))).toEqual({
    versions: [
      { version: 'next', path: '' },
      { version: '0.10.0', path: '0.10.0/' },
      { version: '0.9.0', path: '0.9.0/' },
    ],
  })
  expect(JSON.parse(readFileSync(join(docs, '0.9.0', 'pages.json'), 'utf8')).version).toBe('0.9.0')
})

test('a version that is both current and archived is listed once, with its archived documentation', () => {
  const docs = emptyFolder()
  addBuild(docs, '0.2.0')
  addBuild(join(docs, '0.2.0'), '0.2.0')
  expect(versionsIn(docs)).toEqual([{ version: '0.2.0', path: '0.2.0/' }])
})

test('the list of versions leaves out a folder whose name is not the version of its documentation', () => {
  const docs = emptyFolder()
  addBuild(docs, '0.2.0')
  addBuild(join(docs, 'latest'), '0.1.0')
  expect(versionsIn(docs)).toEqual([{ version: '0.2.0', path: '' }])
})

test('each page of the built documentation shows its version, and pages.json lists all pages', () => {
  const folder = emptyFolder()
  writeDocs(folder, '0.3.0')
  const list: PageList = JSON.parse(readFileSync(join(folder, 'pages.json'), 'utf8'))
  expect(list).toEqual({ version: '0.3.0', pages: pages.map(({ path }) => path) })
  for (const path of list.pages) {
    const text = readFileSync(join(folder, path, 'index.html'), 'utf8')
    expect(text, path).toContain(`data-path="${path}" data-version="0.3.0"`)
    expect(text, path).toContain('<span class="unseen">Version </span>0.3.0<')
  }
  expect(readFileSync(join(folder, 'versions.js'), 'utf8')).toContain('export const home')
})
