import { build, type Plugin } from 'esbuild'

/**
 * Resolves `import text from 'x.css?inline'` to the bundled, minified style sheet as a string, as Vite does.
 */
export const inlineCss: Plugin = {
  name: 'inline-css',
  setup(context) {
    // The resolved path keeps its `?inline` suffix, because the bundler's own style plugin handles every path
    // that ends in .css.
    context.onResolve({ filter: /\.css\?inline$/ }, ({ path, resolveDir }) => ({
      path,
      namespace: 'inline-css',
      pluginData: resolveDir,
    }))
    context.onLoad({ filter: /.*/, namespace: 'inline-css' }, async ({ path, pluginData }) => {
      const { outputFiles } = await build({
        stdin: {
          contents: `@import "${path.replace('?inline', '')}";`,
          loader: 'css',
          resolveDir: pluginData,
        },
        conditions: ['source'],
        bundle: true,
        minify: true,
        write: false,
      })
      return { contents: outputFiles[0]!.text, loader: 'text' }
    })
  },
}
