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
    // Chromium simulates a camera, so journeys do not depend on the machine. Each journey allows or blocks the
    // camera.
    '--use-fake-device-for-media-stream',
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  ],
})

/** Launch options of the browser that most journeys use. */
export const light = launch(lightChromiumPath())

/** Options of journeys that need a camera or press buttons in frames of another site: `test.use(full)`. */
export const full = { launchOptions: launch(chromiumPath()) }
