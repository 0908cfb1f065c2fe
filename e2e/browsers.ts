import type { LaunchOptions } from '@playwright/test'
import { chromiumArgs, chromiumPath, lightChromiumPath } from '../scripts/chromium.ts'

const launch = (executablePath: string | undefined): LaunchOptions => ({
  ...(executablePath ? { executablePath } : {}),
  args: [
    ...chromiumArgs,
    // Chromium simulates a camera, so tests do not depend on the machine. Each test allows or blocks the camera.
    '--use-fake-device-for-media-stream',
  ],
})

/** Launch options of the browser that most tests use. */
export const light = launch(lightChromiumPath())

/** Options of tests that need a camera or press buttons in frames of another site: `test.use(full)`. */
export const full = { launchOptions: launch(chromiumPath()) }
