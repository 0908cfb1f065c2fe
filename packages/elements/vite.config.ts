import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { defineConfig } from 'vite'
import { ownProperties } from './own-properties.ts'
import { inPreact } from './renderer.ts'
import { usedStyles } from './used-styles.ts'

const tags = globSync('src/tags/*.ts', { cwd: import.meta.dirname })

/** The tags for a script tag: everything inside, a file a tag, what two tags need once. Mode `react` is to compare. */
export default defineConfig(({ mode }) => ({
  plugins: [usedStyles(), ownProperties()],
  resolve: {
    alias: mode === 'react' ? [] : inPreact,
    conditions: ['source', 'module', 'browser', 'production'],
  },
  // The page of a frame (public/frame.html) and what it loads are parts of the script build, for the operator's origin.
  define: { 'process.env.NODE_ENV': '"production"', SCRIPT_BUILD: 'true' },
  build: {
    target: 'es2022',
    // The first versions with light-dark(): for older ones it is rewritten into pairs that no token can hold.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    outDir: 'dist/cdn',
    emptyOutDir: true,
    modulePreload: false,
    rolldownOptions: {
      input: {
        autoload: 'src/autoload.ts',
        frame: 'src/frame/inside/frame.tsx',
        ...Object.fromEntries(tags.map((file) => [`tags/${basename(file, '.ts')}`, file])),
      },
      preserveEntrySignatures: 'allow-extension',
      // Libraries mark themselves for React servers; in a script there is none.
      onLog: (level, log, report) => log.code !== 'MODULE_LEVEL_DIRECTIVE' && report(level, log),
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: 'parts/[name]-[hash].js',
        // What every tag needs is one file; the rest goes by which tags need it.
        codeSplitting: { groups: [{ name: 'base', minShareCount: tags.length }] },
      },
    },
  },
}))
