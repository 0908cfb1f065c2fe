import type { Plugin } from 'vite'

/**
 * Name of Vite's plugin that wraps each dynamic import in a helper, which loads style sheets and preloads scripts.
 */
const WRAPPER = 'native:import-analysis-build'

/**
 * Creates the Vite plugin that leaves dynamic imports as they are written. The script build has no style sheets and
 * preloads nothing, so its dynamic imports need no helper.
 */
export function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    apply: 'build',
    configResolved({ plugins }) {
      const at = plugins.findIndex(({ name }) => name === WRAPPER)
      if (at < 0)
        throw new Error(`Vite has no plugin ${WRAPPER} that wraps dynamic imports`)
        // The type of the list of plugins is read-only. Vite reads the list only after this hook, so the plugin can
        // nevertheless be removed here.
      ;(plugins as Plugin[]).splice(at, 1)
    },
  }
}
