import { defineConfig } from 'tsup'

export default defineConfig({
  entry: ['src/index.ts', 'src/market/index.ts', 'src/money/index.ts', 'src/address/index.ts'],
  format: 'esm',
  target: 'es2022',
  splitting: true,
  clean: true,
  sourcemap: true,
})
