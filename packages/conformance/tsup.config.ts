import { defineConfig } from 'tsup'

// The contract and the exact arithmetic of the SDK are bundled: `npx` then fetches no further package of ours, and a
// kit always checks the contract of its own version. `ajv` and `ws` stay dependencies, so that audits see them.
export default defineConfig({
  entry: ['src/index.ts', 'src/cli.ts'],
  format: 'esm',
  target: 'node20',
  splitting: true,
  clean: true,
  noExternal: [/^@bourselet\//],
  esbuildOptions(options) {
    options.conditions = ['source']
  },
})
