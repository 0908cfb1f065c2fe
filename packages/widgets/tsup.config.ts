import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from 'tsup'
import { entries, featureSheets, shippedSheet } from './whole-sheet.ts'

export default defineConfig({
  // The entries have names, because tsup does not keep the order of a list without names. The order of the modules in
  // the output depends on it.
  entry: Object.fromEntries(entries.map((file) => [file.slice('src/'.length, -'.ts'.length), file])),
  format: 'esm',
  target: 'es2022',
  splitting: true,
  clean: true,
  sourcemap: true,
  // Code splitting drops 'use client' from entries that only re-export modules, so a banner adds it to every
  // entry.
  banner: { js: "'use client'" },
  // Consumers import one style sheet for all widgets. Style imports of the modules are removed, so that
  // bundlers and Node need not support them in JavaScript.
  loader: { '.css': 'empty' },
  onSuccess: async () => {
    const dist = join(import.meta.dirname, 'dist')
    mkdirSync(join(dist, 'styles'), { recursive: true })
    writeFileSync(join(dist, 'styles.css'), await shippedSheet())
    for (const [name, sheet] of Object.entries(await featureSheets()))
      writeFileSync(join(dist, 'styles', `${name}.css`), sheet)
  },
})
