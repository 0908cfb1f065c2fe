import type { Plugin } from 'vite'

/**
 * Patterns of a loop in the helper that the bundler generates for `import *`. `written` matches the loop before
 * minification, `shipped` in minified code.
 */
const written = /for ?\((let|var) (\w+) in all\)/g
const shipped = /for\((?:let|var) (\w+) in (\w+)\)\w+\(\w+,\1,\{get:\2\[\1\]/

/**
 * Creates the Vite plugin that makes the bundler's `import *` helper copy own properties only. The original
 * helper uses for...in, so an enumerable property that a host script adds to Object.prototype would break every
 * tag.
 */
export function ownProperties(): Plugin {
  return {
    name: 'own-properties',
    renderChunk(code) {
      const rewritten = code.replaceAll(written, 'for ($1 $2 of Object.keys(all))')
      return rewritten === code ? null : { code: rewritten, map: null }
    },
    generateBundle(_options, bundle) {
      for (const part of Object.values(bundle))
        if (part.type === 'chunk' && (shipped.test(part.code) || part.code.search(written) >= 0))
          this.error(`${part.fileName} walks an object with for...in: the bundler's helper has changed`)
    },
  }
}
