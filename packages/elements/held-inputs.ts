import { join } from 'node:path'
import type { Plugin } from 'vite'

const holder = join(import.meta.dirname, 'src/preact/held-inputs.ts')
const inputs = /<(input|textarea|select)\b|(['"])(input|textarea|select)\2/

/** Modules without side effects that replace parts of libraries: they only export functions. */
const pure =
  /\/elements\/src\/(compact-mutation|preact\/(elements|external-store|flush-sync|forward-ref|memo|use-id))\.ts$/

/**
 * Creates the Vite plugin that adds the code of controlled inputs to the modules that render an input, because market tags
 * without inputs need no such code. It also tells the bundler which modules that replace libraries it may leave out.
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
