import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { chromiumPath } from './scripts/chromium.ts'

const source = { conditions: ['source', 'module', 'import', 'development|production', 'default'] }
// Vitest hands these to Node itself, where `import` would make CommonJS packages load ES modules by require.
const sourceInNode = { conditions: ['source', 'node', 'development|production'] }

export default defineConfig({
  test: {
    projects: [
      {
        resolve: sourceInNode,
        ssr: { resolve: sourceInNode },
        test: {
          name: 'node',
          environment: 'node',
          globalSetup: ['apps/sandbox/src/database/test-server.ts', 'packages/widgets/test-exchange/setup.ts'],
          include: ['{openapi,vectors,scripts}/**/*.test.ts', 'packages/**/*.test.ts', 'apps/**/*.test.ts'],
          testTimeout: 30_000,
          hookTimeout: 120_000,
        },
      },
      {
        resolve: source,
        test: {
          name: 'browser',
          globalSetup: ['packages/widgets/test-exchange/setup.ts'],
          include: ['packages/**/*.test.tsx', 'apps/reference/**/*.test.tsx'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: {
                ...(chromiumPath() ? { executablePath: chromiumPath() } : {}),
                args: [
                  '--disable-background-networking',
                  '--disable-component-update',
                  '--disable-sync',
                  '--disable-quic',
                  '--no-first-run',
                  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
                ],
              },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
})
