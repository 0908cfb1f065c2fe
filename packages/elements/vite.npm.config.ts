import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { defineConfig } from 'vite'
import { compactTexts } from '../widgets/compact-texts.ts'
import { bundledLicenses } from './bundled-licenses.ts'
import { elementDocuments } from './element-documents.ts'
import { heldInputs } from './held-inputs.ts'
import { moduleStyles } from './module-styles.ts'
import { ownProperties } from './own-properties.ts'
import { inPreact } from './renderer.ts'
import { messagesOfPackage } from './tag-messages.ts'
import { cssTarget } from './vite.config.ts'

const tags = globSync('src/tags/*.ts', { cwd: import.meta.dirname })

/**
 * Build of the tags for bundlers. It contains the widgets and Preact, as the script build does, so a page needs
 * no React and may use any version of React. Only the SDK remains a dependency. The consumer's bundler minifies
 * the code.
 */
export default defineConfig({
  publicDir: false,
  plugins: [
    bundledLicenses(),
    compactTexts(),
    elementDocuments(),
    heldInputs(),
    moduleStyles(),
    messagesOfPackage(),
    ownProperties(),
  ],
  resolve: { alias: inPreact, conditions: ['source', 'module', 'browser', 'production'] },
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    target: 'es2022',
    cssTarget,
    outDir: 'dist',
    emptyOutDir: true,
    minify: false,
    cssMinify: true,
    // Without library mode, Vite would add a helper to dynamic imports that collides with the consumer's own
    // Vite.
    lib: {
      formats: ['es'],
      entry: {
        index: 'src/index.ts',
        autoload: 'src/autoload.ts',
        ...Object.fromEntries(tags.map((file) => [`tags/${basename(file, '.ts')}`, file])),
      },
    },
    rolldownOptions: {
      external: /^@bourselet\/sdk(\/|$)/,
      onLog: (level, log, report) => log.code !== 'MODULE_LEVEL_DIRECTIVE' && report(level, log),
      output: { entryFileNames: '[name].js', chunkFileNames: 'parts/[name]-[hash].js' },
    },
  },
})
