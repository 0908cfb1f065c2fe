import { expect, onTestFinished, test, vi } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { useArmed } from './use-one-click.ts'
import type { SendPressed } from './use-pressed-price.ts'

/** Turns one-click trading on with a size of 0.05, and returns the function of a press and a spy of the sent orders. */
async function arm() {
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const send = vi.fn()
  let press: SendPressed | null = null
  const onArm = (next: SendPressed | null) => {
    press = next
  }
  await renderHook(() => useArmed('0.05', send, onArm))
  await expect.poll(() => press).not.toBeNull()
  return { send, press: (...pressed: Parameters<SendPressed>) => press?.(...pressed) }
}

test('within 500 ms a second press sends no second market order, also if the browser does not count clicks', async () => {
  const { send, press } = await arm()
  press(null, 'buy')
  vi.advanceTimersByTime(499)
  press(null, 'buy')
  expect(send.mock.calls).toEqual([[{ side: 'buy', price: null, quantity: '0.05' }]])
  vi.advanceTimersByTime(1)
  press(null, 'sell')
  expect(send).toHaveBeenCalledTimes(2)
})

test('presses of two prices in quick succession send two limit orders', async () => {
  const { send, press } = await arm()
  press('60000', 'buy')
  press('60010', 'buy')
  expect(send).toHaveBeenCalledTimes(2)
})

test('a key that is held down sends one order; after the key is released, the next press sends another', async () => {
  const { send, press } = await arm()
  const key = (type: string, repeat = false) =>
    document.body.dispatchEvent(new KeyboardEvent(type, { key: 'Enter', repeat, bubbles: true }))
  key('keydown')
  press('60000', 'buy')
  for (let count = 0; count < 3; count += 1) {
    key('keydown', true)
    press('60000', 'buy')
  }
  expect(send).toHaveBeenCalledTimes(1)
  key('keyup')
  press('60000', 'buy')
  expect(send).toHaveBeenCalledTimes(2)
})
