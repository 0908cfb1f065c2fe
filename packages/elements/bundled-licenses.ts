import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const packageOf = /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//

/** Returns the name, version and license text of an installed package. */
function noticeOf(folder: string): string {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const file = readdirSync(folder).find((one) => /^licen[cs]e(\.|$)/i.test(one))
  const text = file ? readFileSync(join(folder, file), 'utf8').trim() : `License: ${license}`
  return `${name} ${version} (${license})\n\n${text}\n`
}

/** Creates the Vite plugin that adds LICENSES.txt to a build, with the licenses of all packages in the build. */
export function bundledLicenses(): Plugin {
  return {
    name: 'bundled-licenses',
    generateBundle(_options, bundle) {
      const folders = new Set(
        Object.values(bundle).flatMap((part) =>
          part.type === 'chunk' ? part.moduleIds.map((id) => packageOf.exec(id.replace(/^\0/, ''))?.[1]) : [],
        ),
      )
      const notices = [...folders]
        .filter((folder) => folder !== undefined && existsSync(join(folder, 'package.json')))
        .map((folder) => noticeOf(folder!))
        .sort()
      const source = `These files contain code of the following packages.\n\n${notices.join(`\n${'-'.repeat(80)}\n\n`)}`
      this.emitFile({ type: 'asset', fileName: 'LICENSES.txt', source })
    },
  }
}
