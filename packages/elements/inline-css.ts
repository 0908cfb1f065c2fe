import { build, type Plugin } from 'esbuild'

/** `import text from 'x.css?inline'` gives the bundled, minified style sheet as a string, as Vite does. */
export const inlineCss: Plugin = {
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
