import { expect, test } from 'vitest'
import type { Target } from '../../target/target.ts'
import { candleChecks } from './candles.ts'

const START = 1_767_225_600_000
const MINUTE = 60_000
const candle = (t: number, many: number) => ({
  t,
  o: '1.0',
  h: '1.0',
  l: '1.0',
  c: '1.0',
  v: `${many}.0`,
  q: `${many}.0`,
  n: many,
})

test('the check candle-sums passes if a 5-minute candle ends between the requests for 1-minute and for 5-minute candles', async () => {
  const lists: Record<string, unknown[]> = {
    '1m': Array.from({ length: 10 }, (_, at) => candle(START + at * MINUTE, at === 9 ? 0 : 1)),
    '5m': [0, 5, 10].map((at) => candle(START + at * MINUTE, 5)),
  }
  const target = {
    options: {},
    once: (_: string, make: () => Promise<unknown>) => make(),
    data: async (id: string, { interval = '' }: { interval?: string } = {}) =>
      id === 'market.history'
        ? { list: lists[interval] ?? [] }
        : [{ symbol: 'BTCUSDT', product: 'spot', status: 'trading' }],
  } as unknown as Target
  const check = candleChecks.find(({ id }) => id === 'market/candle-sums')!
  expect(await check.run(target, undefined as never)).toEqual([])
})
