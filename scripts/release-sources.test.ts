import { expect, onTestFinished, test, vi } from 'vitest'
import { checkSources, readSources, UnreleasedError } from './release-sources.ts'

const released = { tags: ['v0.5.0'], changed: [], changesets: [] }

test('a release is published only if the tag of its version points to the current commit and no file has uncommitted changes', () => {
  checkSources(released, '0.5.0')
  expect(() => checkSources({ ...released, changed: ['?? notes.txt'] }, '0.5.0')).toThrow('notes.txt')
  expect(() => checkSources({ ...released, tags: [] }, '0.5.0')).toThrow('the tag v0.5.0, but has no tag')
  expect(() => checkSources({ ...released, tags: ['main'] }, '0.5.0')).toThrow('the tag v0.5.0, but has main')
  expect(() => checkSources({ ...released, tags: ['v0.5.0-next.1'] }, '0.5.0')).toThrow(
    'but has v0.5.0-next.1',
  )
})

test('a release is refused while there is a changeset that no version contains yet', () => {
  const changesets = ['.changeset/chart-alerts.md']
  expect(() => checkSources({ ...released, changesets }, '0.5.0')).toThrow('.changeset/chart-alerts.md')
})

test('reports files as unreleased if Git is missing or the commit has no tag of a release', () => {
  vi.stubEnv('PATH', '')
  onTestFinished(() => void vi.unstubAllEnvs())
  expect(() => readSources()).toThrow(UnreleasedError)
  expect(() => checkSources({ ...released, tags: [] }, '0.5.0')).toThrow(UnreleasedError)
})
