import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { packagesIn } from './bundled-licenses.ts'
import { published } from './packages.ts'
import { root } from './run.ts'

/** Returns the address of the repository for which CI runs, or undefined outside of CI. */
export const repositoryAddress = ({ GITHUB_SERVER_URL, GITHUB_REPOSITORY } = process.env) =>
  GITHUB_SERVER_URL && GITHUB_REPOSITORY ? `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}` : undefined

/** Returns the fields of a package's manifest that contain the address of the repository. */
export const addressFields = (name: string, address: string) => ({
  repository: { type: 'git', url: `git+${address}.git`, directory: `packages/${name}` },
  homepage: `${address}/tree/main/packages/${name}#readme`,
  bugs: { url: `${address}/issues` },
})

/**
 * Replaces relative links of a package's Markdown file by links to the repository, because a registry and an installed
 * package do not have the other files.
 */
export const absoluteLinks = (text: string, name: string, address: string, version: string): string =>
  text.replaceAll(/\]\((?![a-z]+:|#)([^)\s]+)\)/g, (_, target: string) => {
    const path = posix.join('packages', name, target)
    return `](${address}/blob/v${version}/${path})`
  })

/**
 * Writes the address of the repository into the manifests, READMEs and changelogs of the packages, calls `pack`, and
 * restores the files. The sources contain no address, because copies of the repository have other addresses. Without
 * `address`, only calls `pack`.
 */
export function withAddress<T>(address: string | undefined, version: string, pack: () => T): T {
  if (address === undefined) return pack()
  const before = new Map<string, string>()
  const change = (file: string, changed: (text: string) => string) => {
    if (!existsSync(file)) return
    const text = readFileSync(file, 'utf8')
    before.set(file, text)
    writeFileSync(file, changed(text))
  }
  try {
    for (const name of published) {
      const folder = join(root, 'packages', name)
      change(
        join(folder, 'package.json'),
        (text) => `${JSON.stringify({ ...JSON.parse(text), ...addressFields(name, address) }, null, 2)}\n`,
      )
      for (const file of ['README.md', 'CHANGELOG.md'])
        change(join(folder, file), (text) => absoluteLinks(text, name, address, version))
    }
    return pack()
  } finally {
    for (const [file, text] of before) writeFileSync(file, text)
  }
}

/**
 * Removes the scope `excluded` from those components of a list (CycloneDX) whose code the builds contain. `licenses`
 * are the contents of the builds' files LICENSES.txt. pnpm excludes all development dependencies, but the builds bundle
 * some of them, such as Preact.
 */
export function withBundled(list: string, licenses: readonly string[]): string {
  const parsed = JSON.parse(list)
  const bundled = new Set(licenses.flatMap(packagesIn).map((name) => `pkg:npm/${name.replace(/^@/, '%40')}`))
  for (const component of parsed.components) if (bundled.delete(component.purl)) delete component.scope
  if (bundled.size > 0) throw new Error(`The list of components misses ${[...bundled].join(', ')}`)
  return JSON.stringify(parsed)
}

/** Returns a list of components (CycloneDX) that names the released version instead of that of the workspace. */
export function withVersion(list: string, version: string): string {
  const parsed = JSON.parse(list)
  const { component } = parsed.metadata
  const [own, released] = [component['bom-ref'], component['bom-ref'].replace(/@[^@]*$/, `@${version}`)]
  Object.assign(component, { version, purl: released })
  return `${JSON.stringify(parsed, (_, value) => (value === own ? released : value), 2)}\n`
}
