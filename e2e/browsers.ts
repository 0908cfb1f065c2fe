import type { LaunchOptions } from '@playwright/test'
import { chromiumPath, lightChromiumPath } from '../scripts/chromium.ts'

const launch = (executablePath: string | undefined): LaunchOptions => ({
  ...(executablePath ? { executablePath } : {}),
  args: [
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--disable-quic',
    '--no-first-run',
    // A fake camera, which every machine has. Each journey grants or refuses access to it.
    '--use-fake-device-for-media-stream',
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  ],
})

/** The browser of most journeys. */
export const light = launch(lightChromiumPath())

/** The browser of journeys that need a camera or press buttons in frames of another site: `test.use(full)`. */
export const full = { launchOptions: launch(chromiumPath()) }
