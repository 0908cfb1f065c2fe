import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

const file = join(import.meta.dirname, '../widgets/src/shared/theme/controls.css')

/**
 * Matches the style tokens (custom properties `--bl-…`) and the classes that code uses. Two cases do not match: a token
 * with a fallback, such as `var(--bl-radius-m, 10px)`, because it may be undefined, and a class in a style sheet, which
 * follows a dot.
 */
const names = /(?<![\w-.])(?:--)?bl-[\w-]+(?![\w-]|:|,)/g

/**
 * Creates the Vite plugin that checks the code of each tag and of each part that is loaded later. If the code uses a
 * style token or a class of controls.css without loading controls.css, the build fails.
 */
export function loadedControls(): Plugin {
  const sheet = readFileSync(file, 'utf8')
  const defined = new Set([...sheet.matchAll(/^\s+(--bl-[\w-]+):|^\.(bl-\w+)/gm)].map(([, a, b]) => a ?? b))
  return {
    name: 'loaded-controls',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((part) => part.type === 'chunk')
      const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
      const withImports = (chunk: Rolldown.OutputChunk, found = new Set<Rolldown.OutputChunk>()) => {
        if (found.has(chunk)) return found
        found.add(chunk)
        for (const name of chunk.imports) withImports(byName.get(name)!, found)
        return found
      }
      for (const chunk of chunks.filter(({ isEntry, isDynamicEntry }) => isEntry || isDynamicEntry)) {
        const loaded = [...withImports(chunk)]
        if (loaded.some(({ moduleIds }) => moduleIds.some((id) => id.includes('theme/controls.css'))))
          continue
        const missing = loaded
          .flatMap(({ code }) => [...code.matchAll(names)].map(([name]) => name))
          .find((name) => defined.has(name))
        if (missing) this.error(`${chunk.fileName} uses ${missing} but does not load controls.css`)
      }
    },
  }
}
