import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { local, securityHeaders } from './security-headers.ts'

export default defineConfig({
  plugins: [react()],
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  build: {
    target: 'es2022',
    // The targets are the first browsers with light-dark(). For older ones the build would replace it by
    // pairs of variables, which a token cannot contain.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    sourcemap: false,
    rolldownOptions: {
      output: {
        // One file keeps the order of packages/widgets/src/styles.ts; in several, a part could come before the base.
        codeSplitting: {
          groups: [{ name: 'shared-styles', test: /\/widgets\/src\/(base|shared\/.*)\.css$/ }],
        },
      },
    },
    // Inlined files would be data: addresses, which the content security policy does not allow.
    assetsInlineLimit: 0,
  },
  preview: { cors: true, headers: securityHeaders(local) },
})
