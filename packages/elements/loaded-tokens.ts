import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

const file = join(import.meta.dirname, '../widgets/src/shared/theme/control-tokens.css')

/** Names of tokens in code. A token with a fallback, such as `var(--bl-radius-m, 10px)`, may be undefined. */
const named = /--bl-[\w-]+(?![\w-]|:|,)/g

/**
 * Creates the Vite plugin that fails the build if the code of a tag or of a part that is loaded later uses a token of
 * control-tokens.css without loading that file.
 */
export function loadedTokens(): Plugin {
  const tokens = new Set(
    [...readFileSync(file, 'utf8').matchAll(/^\s+(--bl-[\w-]+):/gm)].map(([, name]) => name!),
  )
  return {
    name: 'loaded-tokens',
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
        if (loaded.some(({ moduleIds }) => moduleIds.some((id) => id.includes('control-tokens.css'))))
          continue
        const used = loaded.flatMap(({ code }) => [...code.matchAll(named)].map(([name]) => name))
        const missing = used.find((name) => tokens.has(name))
        if (missing) this.error(`${chunk.fileName} uses ${missing} but does not load control-tokens.css`)
      }
    },
  }
}
