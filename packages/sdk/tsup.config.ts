import { defineConfig } from 'tsup'
import { esbuildLicenses } from '../../scripts/bundled-licenses.ts'

export default defineConfig({
  // The entries are an object with names, not a list. The order of the modules in the output depends on the order of
  // the entries, and tsup does not keep the order of a list.
  entry: {
    index: 'src/index.ts',
    ...Object.fromEntries(
      ['market', 'money', 'address', 'shared-stream'].map((name) => [
        `${name}/index`,
        `src/${name}/index.ts`,
      ]),
    ),
  },
  format: 'esm',
  target: 'es2022',
  splitting: true,
  clean: true,
  sourcemap: true,
  esbuildPlugins: [esbuildLicenses()],
  esbuildOptions(options) {
    // Replaces constants by their values. The bundler of a page cannot do this any more, because the build declares them as
    // variables; so without this option the smallest client would be 1 % larger.
    options.minifySyntax = true
  },
})
