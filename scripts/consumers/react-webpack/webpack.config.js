module.exports = {
  mode: 'production',
  entry: './src/main.tsx',
  output: { path: `${__dirname}/dist`, clean: true },
  resolve: { extensions: ['.tsx', '.ts', '.js'] },
  module: {
    rules: [
      { test: /\.tsx$/, loader: 'esbuild-loader', options: { jsx: 'automatic' } },
      { test: /\.css$/, use: ['style-loader', 'css-loader'] },
    ],
  },
  performance: { hints: false },
  plugins: [
    {
      apply(compiler) {
        compiler.hooks.thisCompilation.tap('page', (compilation) => {
          const page = '<!doctype html><div id="root"></div><script src="main.js"></script>'
          compilation.emitAsset('index.html', new compiler.webpack.sources.RawSource(page))
        })
      },
    },
  ],
}
