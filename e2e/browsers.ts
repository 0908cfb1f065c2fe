import type { LaunchOptions } from '@playwright/test'
import { chromiumArgs, chromiumPath, lightChromiumPath } from '../scripts/chromium.ts'

const launch = (executablePath: string | undefined): LaunchOptions => ({
  ...(executablePath ? { executablePath } : {}),
  args: [
    ...chromiumArgs,
    // Chromium simulates a camera, so journeys do not depend on the machine. Each journey allows or blocks the
    // camera.
    '--use-fake-device-for-media-stream',
  ],
})

/** Launch options of the browser that most journeys use. */
export const light = launch(lightChromiumPath())

/** Options of journeys that need a camera or press buttons in frames of another site: `test.use(full)`. */
export const full = { launchOptions: launch(chromiumPath()) }
