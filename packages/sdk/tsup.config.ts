import { defineConfig } from 'tsup'
import { esbuildLicenses } from '../../scripts/bundled-licenses.ts'

export default defineConfig({
  entry: [
    'src/index.ts',
    ...['market', 'money', 'address', 'shared-stream'].map((name) => `src/${name}/index.ts`),
  ],
  format: 'esm',
  target: 'es2022',
  splitting: true,
  clean: true,
  sourcemap: true,
  esbuildPlugins: [esbuildLicenses()],
})
