import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { local, securityHeaders } from './security-headers.ts'

export default defineConfig({
  plugins: [react()],
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  build: {
    target: 'es2022',
    // The first browser versions with light-dark(). For older targets it would be rewritten into pairs that a
    // token cannot contain.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    sourcemap: false,
    // Small files are not inlined, because data: addresses would need a wider content security policy.
    assetsInlineLimit: 0,
  },
  preview: { cors: true, headers: securityHeaders(local) },
})
