import type { Plugin } from 'vite'

/** The bundler's helper for `import *`, before and after it is made small. */
const written = /for ?\((let|var) (\w+) in all\)/g
const shipped = /for\((?:let|var) (\w+) in (\w+)\)\w+\(\w+,\1,\{get:\2\[\1\]/

/**
 * For the script build: the bundler's helper takes each name of an object with for...in, so an enumerable property that
 * a script of the host's page put on Object.prototype would end all tags. It takes the object's own names instead.
 */
export function ownProperties(): Plugin {
  return {
    name: 'own-properties',
    renderChunk(code) {
      const mended = code.replaceAll(written, 'for ($1 $2 of Object.keys(all))')
      return mended === code ? null : { code: mended, map: null }
    },
    generateBundle(_options, bundle) {
      for (const part of Object.values(bundle))
        if (part.type === 'chunk' && shipped.test(part.code))
          this.error(`${part.fileName} walks an object with for...in: the bundler's helper has changed`)
    },
  }
}
