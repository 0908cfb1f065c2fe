import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Html, html } from '../../../openapi/reference/html.ts'
import { markdown } from './markdown.ts'
import type { Page } from './page.ts'
import { repository, source } from './sources.ts'
import { changesets, packageVersion } from './version.ts'

/** A change of the packages, as a changeset describes it. */
interface Change {
  /** The packages that the change concerns, each with the kind of the change, such as `@bourselet/sdk minor`. */
  packages: string[]
  /** The description in Markdown. */
  text: string
}

/** The packages in the order in which a release lists their changes. */
const packages = ['sdk', 'widgets', 'elements', 'conformance']

const kinds = ['major', 'minor', 'patch']

/** Returns the change that a changeset describes. */
function changeOf(changeset: string): Change {
  const [, head = '', text = ''] = changeset.split(/^---$/m)
  const bumps = [...head.matchAll(/["'](@bourselet\/\w+)["']: (\w+)/g)]
  return { packages: bumps.map(([, name, kind]) => `${name} ${kind}`), text: text.trim() }
}

/** Returns the entries of a version in a changelog, each with the kind of its change: `major`, `minor` or `patch`. */
function entriesOf(changelog: string, version: string): { kind: string; text: string }[] {
  const section = changelog.split(/^## /m).find((text) => text.startsWith(`${version}\n`)) ?? ''
  return kinds.flatMap((kind) => {
    const title = `${kind[0]!.toUpperCase()}${kind.slice(1)} Changes\n`
    const entries = section.split(/^### /m).find((text) => text.startsWith(title)) ?? ''
    return entries
      .split(/^- /m)
      .slice(1)
      .map((text) => ({ kind, text: text.replaceAll(/^ {2}/gm, '').trim() }))
  })
}

/**
 * Returns the changes of a version. `changelogs` maps the names of the packages to their changelogs. An entry that
 * several changelogs contain becomes one change.
 */
export function changesIn(changelogs: Record<string, string>, version: string): Change[] {
  const changes = new Map<string, Change>()
  for (const [name, changelog] of Object.entries(changelogs))
    for (const { kind, text } of entriesOf(changelog, version)) {
      const change = changes.get(text) ?? { packages: [], text }
      change.packages.push(`${name} ${kind}`)
      changes.set(text, change)
    }
  return [...changes.values()]
}

/**
 * Returns the title and the changes for this documentation. If there are changesets, these are the unreleased changes.
 * Otherwise these are the changes of the current release.
 */
function documentedChanges(): { title: string; changes: Change[] } {
  const unreleased = changesets().map((file) => changeOf(source(file)))
  if (unreleased.length > 0) return { title: 'The next release', changes: unreleased }
  const version = packageVersion()
  const changelogs = packages
    .map((name) => [`@bourselet/${name}`, `packages/${name}/CHANGELOG.md`] as const)
    .filter(([, file]) => existsSync(join(repository, file)))
    .map(([name, file]) => [name, source(file)])
  return { title: version, changes: changesIn(Object.fromEntries(changelogs), version) }
}

// Changesets have no relative links to files, so the function that returns the page of a file returns undefined.
const section = ({ packages, text }: Change, root: string): Html =>
  html`<section class="shape"><p class="chips">${packages.map((text) => html`<span>${text}</span>`)}</p>${markdown(text, 'CHANGELOG.md', root, () => undefined)}</section>`

/**
 * The page of changes. It lists the changes since the last release, or, if there are none, the changes of the last
 * release.
 */
export const migration: Page = {
  path: 'migration/',
  title: 'Changes and migration',
  description: 'Changes of each package in this version, and what to do.',
  section: 'Guides',
  kind: 'page',
  body: (root) => {
    const { title, changes } = documentedChanges()
    return html`<h1>Changes and migration</h1><p class="lead">The packages share one version. Before 1.0 a minor version may break; a patch never does.</p>
${changes.length > 0 ? html`<h2>${title}</h2>${changes.map((change) => section(change, root))}` : null}<p>The file <code>CHANGELOG.md</code> of each package has the changes of earlier releases.</p>`
  },
}
