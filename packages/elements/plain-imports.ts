import type { Plugin } from 'vite'

/**
 * Creates the Vite plugin that replaces Vite's helper of dynamic imports, which loads style sheets and preloads scripts.
 * The script build has no style sheets and preloads nothing, so its dynamic imports need no helper.
 */
export function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    enforce: 'pre',
    load: (id) =>
      id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load()' : null,
  }
}
