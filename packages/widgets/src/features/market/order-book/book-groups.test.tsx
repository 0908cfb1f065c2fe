import { expect, onTestFinished, test, vi } from 'vitest'
import type { BourseletClient } from '../../../shared/provider/client.ts'
import { followFarLevels } from './book-groups.ts'

test('a book with a wide price group requests levels every two seconds, but none while the page is hidden', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(false)
  onTestFinished(() => hidden.mockRestore())
  const depth = vi.fn(async () => ({ bids: [], asks: [] }))
  const client = { market: { depth } } as unknown as BourseletClient
  const stop = followFarLevels(client, { symbol: 'BTCUSDT', product: 'spot', group: '1' }, () => {})
  await vi.advanceTimersByTimeAsync(4_000)
  expect(depth).toHaveBeenCalledTimes(3)
  hidden.mockReturnValue(true)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(depth).toHaveBeenCalledTimes(3)
  hidden.mockReturnValue(false)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(depth).toHaveBeenCalledTimes(4)
  stop()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(depth).toHaveBeenCalledTimes(4)
})
