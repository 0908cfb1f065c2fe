import { globSync } from 'node:fs'
import { build, type Plugin } from 'esbuild'
import { defineConfig } from 'tsup'

const tags = globSync('src/tags/*.ts', { cwd: import.meta.dirname })

/** `import text from 'x.css?inline'` gives the bundled, minified style sheet as a string, as Vite does. */
const inlineCss: Plugin = {
  name: 'inline-css',
  setup(context) {
    context.onResolve({ filter: /\.css\?inline$/ }, async (found) => {
      const { path } = await context.resolve(found.path.slice(0, -'?inline'.length), {
        kind: 'import-statement',
        resolveDir: found.resolveDir,
      })
      return { path, namespace: 'inline-css' }
    })
    context.onLoad({ filter: /.*/, namespace: 'inline-css' }, async ({ path }) => {
      const { outputFiles } = await build({ entryPoints: [path], bundle: true, minify: true, write: false })
      return { contents: outputFiles[0]!.text, loader: 'text' }
    })
  },
}

/** Two builds of the same tags: for bundlers (dependencies stay outside) and for a script tag (all inside). */
export default defineConfig([
  {
    entry: ['src/index.ts', 'src/autoload.ts', ...tags],
    format: 'esm',
    target: 'es2022',
    splitting: true,
    clean: true,
    sourcemap: true,
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
