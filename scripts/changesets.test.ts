import { createRequire } from 'node:module'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import changelog from './changelog.ts'
import { published } from './packages.ts'

const root = join(import.meta.dirname, '..')
// The packages that implement the command `changeset` are dependencies of @changesets/cli, not of this repository. So
// they are resolved from the folder of @changesets/cli.
const part = createRequire(createRequire(import.meta.url).resolve('@changesets/cli/package.json'))
const { getPackages } = part('@manypkg/get-packages')
const { readConfig } = part('@changesets/config')
const { readChangesets } = part('@changesets/read')
const { readPreState } = part('@changesets/pre')
const { assembleReleasePlan } = part('@changesets/assemble-release-plan')

type Changeset = { id: string; summary: string; releases: { name: string }[] }

test('`changeset version` accepts all changesets, and each names published packages only', async () => {
  const packages = await getPackages(root)
  const { config, errors } = await readConfig(root, packages)
  expect(errors ?? []).toEqual([])
  const changesets: Changeset[] = await readChangesets(root)
  const preState = await readPreState(root)
  expect(() => assembleReleasePlan(changesets, packages, config, preState)).not.toThrow()
  // The changesets library accepts a changeset that names only private packages, but never makes it part of a release.
  // So this test rejects such a changeset.
  const names = published.map((name) => `@bourselet/${name}`)
  const unpublished = changesets.filter(({ releases }) => releases.some(({ name }) => !names.includes(name)))
  expect(unpublished.map(({ id }) => id)).toEqual([])
})

test('the changelogs contain the whole text of each changeset as one entry, without commit hashes and dependency updates', async () => {
  const { config } = await readConfig(root, await getPackages(root))
  expect(join(root, '.changeset', config.changelog[0])).toBe(join(root, 'scripts', 'changelog.ts'))
  const summary = '**Chart.** Two styles.\n\n- Bars\n- Lines\n'
  expect(changelog.getReleaseLine({ summary })).toBe('- **Chart.** Two styles.\n\n  - Bars\n  - Lines\n\n')
  expect(changelog.getDependencyReleaseLine()).toBe('')
})

test('a changeset begins with a bold title and has no relative links, because it becomes part of several changelogs', async () => {
  const changesets: Changeset[] = await readChangesets(root)
  const unfit = changesets.filter(
    ({ summary }) => !/^\*\*[^*]+\.\*\*/.test(summary) || /\]\((?![a-z]+:)/.test(summary),
  )
  expect(unfit.map(({ id }) => id)).toEqual([])
})
