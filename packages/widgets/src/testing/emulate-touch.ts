import { expect, onTestFinished } from 'vitest'
import { cdp } from 'vitest/browser'

/** Makes the browser a touch device until the end of the test. */
export async function emulateTouch(): Promise<void> {
  const set = (enabled: boolean) =>
    (cdp() as unknown as { send(method: string, params: object): Promise<void> }).send(
      'Emulation.setTouchEmulationEnabled',
      { enabled },
    )
  onTestFinished(() => set(false))
  await set(true)
  await expect.poll(() => matchMedia('(pointer: coarse)').matches).toBe(true)
}
