// The licenses of other packages whose code a build contains.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const packageOf = /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//

export const LICENSES = 'LICENSES.txt'
const HEAD = 'These files contain code of the following packages.\n\n'
const LINE = `\n${'-'.repeat(80)}\n\n`

/** Returns the name, version and license text of an installed package. */
function noticeOf(folder: string): string {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const file = readdirSync(folder).find((one) => /^licen[cs]e(\.|$)/i.test(one))
  const text = file ? readFileSync(join(folder, file), 'utf8').trim() : `License: ${license}`
  return `${name} ${version} (${license})\n\n${text}\n`
}

/** Returns the licenses of all packages that contain one of the modules; null if no module is from a package. */
export function licensesOf(modules: readonly string[]): string | null {
  const folders = new Set(modules.map((id) => packageOf.exec(id.replace(/^\0/, ''))?.[1]))
  const notices = [...folders]
    .filter((folder) => folder !== undefined && existsSync(join(folder, 'package.json')))
    .map((folder) => noticeOf(folder!))
    .sort()
  if (notices.length === 0) return null
  return `${HEAD}${notices.join(LINE)}`
}

/** Returns the packages in a text of `licensesOf`, each with its version, such as `preact@11.2.0`. */
export const packagesIn = (licenses: string): string[] =>
  licenses
    .slice(HEAD.length)
    .split(LINE)
    .map((notice) => notice.split(' ', 2).join('@'))

/** The parts of esbuild that the plugin uses. */
interface Build {
  initialOptions: { metafile?: boolean; outdir?: string }
  onEnd(run: (result: Built) => void): void
}
interface Built {
  metafile?: { outputs: Record<string, { inputs: Record<string, { bytesInOutput: number }> }> }
}

/** Creates the esbuild plugin that adds LICENSES.txt to a build that contains code of other packages. */
export const esbuildLicenses = () => ({
  name: 'bundled-licenses',
  setup({ initialOptions, onEnd }: Build): void {
    initialOptions.metafile = true
    onEnd(({ metafile }) => {
      const inputs = Object.values(metafile?.outputs ?? {}).flatMap(({ inputs }) => Object.entries(inputs))
      const used = inputs.filter(([, { bytesInOutput }]) => bytesInOutput > 0)
      const licenses = licensesOf(used.map(([path]) => resolve(path)))
      if (licenses === null) return
      const folder = initialOptions.outdir ?? 'dist'
      mkdirSync(folder, { recursive: true })
      writeFileSync(join(folder, LICENSES), licenses)
    })
  },
})
