import { globSync } from 'node:fs'
import { defineConfig } from 'tsup'
import { inlineCss } from './inline-css.ts'

const tags = globSync('src/tags/*.ts', { cwd: import.meta.dirname })

/**
 * Build of the tags for bundlers, with external dependencies. The build of the script tag is in
 * vite.config.ts.
 */
export default defineConfig({
  entry: ['src/index.ts', 'src/autoload.ts', ...tags],
  format: 'esm',
  target: 'es2022',
  splitting: true,
  clean: true,
  sourcemap: true,
  // The style sheet is bundled as text, because not every consumer's bundler supports `?inline`.
  noExternal: [/\.css\?inline$/],
  esbuildPlugins: [inlineCss],
})
