import { join } from 'node:path'
import type { Plugin } from 'vite'

const holder = join(import.meta.dirname, 'src/preact/held-inputs.ts')
const inputs = /<(input|textarea|select)\b|(['"])(input|textarea|select)\2/

/** Modules that replace parts of libraries and have no side effects: they only export functions. */
const pure =
  /\/elements\/src\/(compact-mutation|preact\/(elements|external-store|flush-sync|forward-ref|memo|react-dom|use-id))\.ts$/

/**
 * Creates the Vite plugin that adds the code of controlled inputs only to modules that render an input, so that market
 * tags without inputs do not load it. The plugin also marks the modules that match `pure` as free of side effects, so
 * that the bundler can leave out unused ones.
 */
export function heldInputs(): Plugin {
  return {
    name: 'held-inputs',
    enforce: 'pre',
    transform(code, id) {
      if (pure.test(id)) return { code, map: null, moduleSideEffects: false }
      if (id.includes('/preact/') || !/\.(tsx|m?js)$/.test(id) || !inputs.test(code)) return null
      return { code: `import '${holder}'\n${code}`, map: null }
    },
  }
}
