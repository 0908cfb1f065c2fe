import type { Plugin } from 'vite'
import { LICENSES, licensesOf } from '../../scripts/bundled-licenses.ts'

/** Creates the Vite plugin that adds LICENSES.txt to a build, with the licenses of all packages in the build. */
export function bundledLicenses(): Plugin {
  return {
    name: 'bundled-licenses',
    generateBundle(_options, bundle) {
      const modules = Object.values(bundle).flatMap((part) => (part.type === 'chunk' ? part.moduleIds : []))
      const source = licensesOf(modules)
      if (source !== null) this.emitFile({ type: 'asset', fileName: LICENSES, source })
    },
  }
}
