import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { local, securityHeaders } from './security-headers.ts'

export default defineConfig({
  plugins: [react()],
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  build: {
    target: 'es2022',
    // The first versions with light-dark(): for older ones it is rewritten into pairs that no token can hold.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    sourcemap: false,
    // Small files stay files: a data address would need a wider policy.
    assetsInlineLimit: 0,
  },
  preview: { cors: true, headers: securityHeaders(local) },
})
