import { defineConfig } from 'tsup'

// The build includes the API contract and the exact arithmetic of the SDK in the output. So `npx` fetches no other
// package of this project. Each version of the conformance kit checks its own version of the contract. `ajv` and `ws`
// stay dependencies, so that security audits find them.
export default defineConfig({
  // The entries have names, because tsup does not keep the order of a list. The order of the modules in the output
  // depends on the order of the entries.
  entry: { index: 'src/index.ts', cli: 'src/cli.ts' },
  format: 'esm',
  target: 'node20',
  splitting: true,
  clean: true,
  noExternal: [/^@bourselet\//],
  esbuildOptions(options) {
    options.conditions = ['source']
  },
})
