import { createRequire } from 'node:module'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { published } from './packages.ts'

const root = join(import.meta.dirname, '..')
// The parts of the command `changeset` are dependencies of its package, so they are resolved from there.
const part = createRequire(createRequire(import.meta.url).resolve('@changesets/cli/package.json'))
const { getPackages } = part('@manypkg/get-packages')
const { readConfig } = part('@changesets/config')
const { readChangesets } = part('@changesets/read')
const { readPreState } = part('@changesets/pre')
const { assembleReleasePlan } = part('@changesets/assemble-release-plan')

type Changeset = { id: string; releases: { name: string }[] }

test('`changeset version` accepts all changesets, and each names published packages only', async () => {
  const packages = await getPackages(root)
  const { config, errors } = await readConfig(root, packages)
  expect(errors ?? []).toEqual([])
  const changesets: Changeset[] = await readChangesets(root)
  const preState = await readPreState(root)
  expect(() => assembleReleasePlan(changesets, packages, config, preState)).not.toThrow()
  // A changeset that names private packages alone is accepted, but never becomes part of a release.
  const names = published.map((name) => `@bourselet/${name}`)
  const unpublished = changesets.filter(({ releases }) => releases.some(({ name }) => !names.includes(name)))
  expect(unpublished.map(({ id }) => id)).toEqual([])
})
