import { defineConfig } from 'tsup'
import { esbuildLicenses } from '../../scripts/bundled-licenses.ts'

export default defineConfig({
  // Named entries, because tsup does not keep the order of a list, on which the order of modules in the output depends.
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
})
