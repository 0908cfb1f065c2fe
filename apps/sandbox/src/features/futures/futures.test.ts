import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type TestFutures, testFutures } from './test-futures.ts'

let futures: TestFutures
let ann: Record<string, string>
let bob: Record<string, string>
let count = 0
beforeAll(async () => {
  futures = await testFutures()
})
beforeEach(async () => {
  // Fresh members: what one test leaves is no other's.
  count++
  ann = await futures.member(`ann${count}@example.com`, '10000')
  bob = await futures.member(`bob${count}@example.com`, '10000')
  await futures.mark({ BTCUSDT: '60000', ETHUSDT: '3000' })
})
afterEach(() => futures.settle())

const limit = (side: string, price: string, quantity: string, rest: object = {}) => ({
  side,
  type: 'limit',
  price,
  quantity,
  ...rest,
})

describe('a journey', () => {
  test('20x long: position, triggers, half closed by limit, the rest at market', async () => {
    await futures.place(bob, limit('sell', '60000', '0.1'))
    const opened = await futures.place(
      ann,
      limit('buy', '60000.0', '0.1', { leverage: 20, margin_mode: 'isolated' }),
    )
    expect(opened).toMatchObject({ code: 1, data: { status: 'completed', position: { side: 'long' } } })
  })
})
