import { globSync } from 'node:fs'
import { defineConfig } from 'tsup'
import { inlineCss } from './inline-css.ts'

const tags = globSync('src/tags/*.ts', { cwd: import.meta.dirname })

/** The tags for bundlers: dependencies stay outside. The script build is vite.config.ts. */
export default defineConfig({
  entry: ['src/index.ts', 'src/autoload.ts', ...tags],
  format: 'esm',
  target: 'es2022',
  splitting: true,
  clean: true,
  sourcemap: true,
  // The style sheet travels inside: a bundler of a consumer need not know `?inline`.
  noExternal: [/\.css\?inline$/],
  esbuildPlugins: [inlineCss],
})
