import { globSync } from 'node:fs'
import { defineConfig } from 'tsup'
import { inlineCss } from './inline-css.ts'

const tags = globSync('src/tags/*.ts', { cwd: import.meta.dirname })

/** Two builds of the same tags: for bundlers (dependencies stay outside) and for a script tag (all inside). */
export default defineConfig([
  {
    entry: ['src/index.ts', 'src/autoload.ts', ...tags],
    format: 'esm',
    target: 'es2022',
    splitting: true,
    clean: true,
    sourcemap: true,
    // The style sheet travels inside: a bundler of a consumer need not know `?inline`.
    noExternal: [/\.css\?inline$/],
    esbuildPlugins: [inlineCss],
  },
  {
    entry: ['src/autoload.ts', ...tags],
    outDir: 'dist/cdn',
    format: 'esm',
    target: 'es2022',
    platform: 'browser',
    splitting: true,
    minify: true,
    noExternal: [/.*/],
    env: { NODE_ENV: 'production' },
    esbuildOptions: (options) => {
      options.conditions = ['source', 'module', 'import']
      options.legalComments = 'none'
    },
    esbuildPlugins: [inlineCss],
  },
])
