import { globSync } from 'node:fs'
import { defineConfig } from 'tsup'

const featureEntries = globSync('src/features/*/index.ts', { cwd: import.meta.dirname })

export default defineConfig([
  {
    entry: ['src/index.ts', 'src/shared/ui/index.ts', 'src/panels/index.ts', ...featureEntries],
    format: 'esm',
    target: 'es2022',
    splitting: true,
    clean: true,
    sourcemap: true,
    // Code splitting drops the directive from entries that only re-export, so it is added to every entry.
    banner: { js: "'use client'" },
  },
  { entry: { styles: 'src/styles.css' }, clean: false },
])
