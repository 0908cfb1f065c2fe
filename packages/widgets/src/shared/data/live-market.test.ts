import { afterEach, beforeEach, expect, test } from 'vitest'
import { openExchange, type TestExchange } from '../../testing/open-exchange.ts'
import { type Candle, joinPage, placeCandle } from './candle-pages.ts'
import type { Live } from './live.ts'
import { liveBook } from './live-book.ts'
import { liveCandles } from './live-candles.ts'
import { liveConnection } from './live-connection.ts'
import { liveTickers } from './live-tickers.ts'
import { liveTrades, type PublicTrade } from './live-trades.ts'

let exchange: TestExchange
let stops: (() => void)[] = []

beforeEach(() => {
  exchange = openExchange()
})
afterEach(() => {
  for (const stop of stops) stop()
  stops = []
  exchange.close()
})

function watch<T>(live: Live<T>): { times: () => number } {
  let times = 0
  stops.push(live.subscribe(() => times++))
  return { times: () => times }
}
const topics = async () => (await exchange.inspect()).topics
const streams = (topic: string) => expect.poll(topics).toContain(topic)

const trade = (id: number, price = '60124.00'): PublicTrade => ({
  id,
  ts: 1_700_000_000_000 + id,
  price,
  qty: '0.10000000',
  side: 'buy',
})

test('all subscribers of the same data share one topic and one request', async () => {
  for (let reader = 0; reader < 3; reader += 1) {
    watch(liveTickers(exchange.sdk, 'spot').one('BTCUSDT'))
    watch(liveBook(exchange.sdk, 'spot', 'BTCUSDT'))
    watch(liveTrades(exchange.sdk, 'spot', 'BTCUSDT'))
  }
  await expect.poll(() => liveBook(exchange.sdk, 'spot', 'BTCUSDT').get().isReady).toBe(true)
  await expect
    .poll(() => exchange.inspect())
    .toMatchObject({
      topics: ['depth:spot:BTCUSDT', 'ticker:spot:BTCUSDT', 'trades:spot:BTCUSDT'],
      calls: { marketDepth: 1, historyInfo: 1 },
      connections: 1,
    })
})

test('while a component reads the tickers of all symbols, their common topic replaces the topics of single symbols', async () => {
  watch(liveTickers(exchange.sdk, 'spot').one('BTCUSDT'))
  watch(liveTickers(exchange.sdk, 'spot').one('ETHUSDT'))
  await streams('ticker:spot:ETHUSDT')
  const leave = liveTickers(exchange.sdk, 'spot')
    .all()
    .subscribe(() => {})
  await expect.poll(topics).toEqual(['ticker:spot:*'])
  await exchange.step({ do: 'ticker', symbol: 'ETHUSDT', last: '3500.00' })
  await expect.poll(() => liveTickers(exchange.sdk, 'spot').one('ETHUSDT').get()?.last).toBe('3500.00')
  leave()
  await expect.poll(topics).toEqual(['ticker:spot:BTCUSDT', 'ticker:spot:ETHUSDT'])
})

test('deletes a ticker that no topic updates, so a later subscriber does not see its old price', {
  tags: 'deep',
}, async () => {
  const { one, all } = liveTickers(exchange.sdk, 'spot')
  const leave = all().subscribe(() => {})
  await exchange.step({ do: 'ticker', symbol: 'BTCUSDT', last: '60000.00' })
  await exchange.step({ do: 'ticker', symbol: 'ETHUSDT', last: '3500.00' })
  await expect.poll(() => one('ETHUSDT').get()?.last).toBe('3500.00')
  watch(one('ETHUSDT'))
  leave()
  await expect.poll(topics).toEqual(['ticker:spot:ETHUSDT'])
  // The subscription of all tickers has ended. The price of ETHUSDT is kept, because ETHUSDT is now subscribed by a
  // topic of its own.
  expect(one('ETHUSDT').get()?.last).toBe('3500.00')
  expect(one('BTCUSDT').get()).toBeNull()
  expect([...all().get().keys()]).toEqual(['ETHUSDT'])
})

test('a ticker keeps the direction of its last price change while the price stays the same', async () => {
  const live = liveTickers(exchange.sdk, 'spot').one('BTCUSDT')
  watch(live)
  await streams('ticker:spot:BTCUSDT')
  const after = async (last: string) => {
    await exchange.step({ do: 'ticker', symbol: 'BTCUSDT', last })
    await expect.poll(() => live.get()?.last).toBe(last)
    return live.get()?.direction
  }
  // The first price has no previous price. So it gets the direction of the 24-hour change, which is positive in
  // this market.
  expect(await after('60000.00')).toBe('up')
  expect(await after('59000.50')).toBe('down')
  expect(await after('60000.50')).toBe('up')
  expect(await after('9999.00')).toBe('down')
  expect(await after('9999.00')).toBe('down')
})

test('a subscriber of one symbol is not notified about changes of another symbol', async () => {
  watch(liveTickers(exchange.sdk, 'spot').all())
  const eth = watch(liveTickers(exchange.sdk, 'spot').one('ETHUSDT'))
  await streams('ticker:spot:*')
  await exchange.step({ do: 'ticker', symbol: 'BTCUSDT', last: '60001.00' })
  await expect.poll(() => liveTickers(exchange.sdk, 'spot').one('BTCUSDT').get()?.last).toBe('60001.00')
  expect(eth.times()).toBe(0)
})

test('a hundred book changes in quick succession notify the subscribers at most ten times per second', async () => {
  const live = liveBook(exchange.sdk, 'spot', 'BTCUSDT')
  const seen = watch(live)
  await expect.poll(() => live.get().state).toBe('live')
  // Changes the order book once more. When the subscribers have this change, all earlier changes have been painted.
  const change = (quantity: number) =>
    exchange.step({ do: 'depth', symbol: 'BTCUSDT', bids: [['60123.45', `${quantity}.00000000`]] })
  await change(200)
  await expect.poll(() => live.get().seq).toBe(2)
  const before = seen.times()
  const from = performance.now()
  await Promise.all(Array.from({ length: 100 }, (_, at) => change(at + 1)))
  await expect.poll(() => live.get().seq).toBe(102)
  const most = Math.ceil((performance.now() - from) / 100) + 1
  expect(seen.times() - before).toBeLessThanOrEqual(most)
})

test('merges past trades with those of the stream, newest first and without duplicates', async () => {
  const live = liveTrades(exchange.sdk, 'spot', 'BTCUSDT')
  watch(live)
  expect(live.get()).toMatchObject({ list: [], loading: true })
  await expect.poll(() => live.get().list).toHaveLength(200)
  await streams('trades:spot:BTCUSDT')
  await exchange.step({ do: 'trades', symbol: 'BTCUSDT', list: [trade(1_000), trade(1_001), trade(1_002)] })
  await expect.poll(() => live.get().list[0]?.id).toBe(1_002)
  const ids = live.get().list.map(({ id }) => id)
  expect(ids.slice(0, 4)).toEqual([1_002, 1_001, 1_000, 999])
  expect(new Set(ids).size).toBe(200)
})

test('if the request for trades fails, reports the error, and loads the trades on a retry', async () => {
  await exchange.step({ do: 'fail', call: 'historyInfo', code: 5301, error: 'SYMBOL_UNKNOWN' })
  const live = liveTrades(exchange.sdk, 'spot', 'BTCUSDT')
  watch(live)
  await expect.poll(() => live.get().error).toMatchObject({ name: 'SYMBOL_UNKNOWN' })
  await exchange.step({ do: 'restore', call: 'historyInfo' })
  live.get().retry()
  await expect.poll(() => live.get()).toMatchObject({ error: null, loading: false })
  expect(live.get().list).toHaveLength(200)
})

test('joins the pages of candles without gaps, and updates the last candle from the stream', async () => {
  const live = liveCandles(exchange.sdk, 'spot', 'BTCUSDT', '15m')
  watch(live)
  await expect.poll(() => live.get().list).toHaveLength(300)
  live.get().loadOlder()
  live.get().loadOlder()
  await expect.poll(() => live.get().list).toHaveLength(600)
  const times = live.get().list.map(({ t }) => t)
  expect(times.every((t, at) => at === 0 || t - times[at - 1]! === 900_000)).toBe(true)
  expect((await exchange.inspect()).calls.historyInfo).toBe(2)
  const open = { ...live.get().list.at(-1)!, c: '61000.00', h: '61000.00' }
  await streams('candle:spot:BTCUSDT:15m')
  await exchange.step({ do: 'candle', symbol: 'BTCUSDT', interval: '15m', candle: open })
  await expect.poll(() => live.get().list.at(-1)?.c).toBe('61000.00')
  expect(live.get().list).toHaveLength(600)
})

test('if the history of candles fails to load, reports the error until a retry succeeds, even if the stream delivers a candle', async () => {
  await exchange.step({ do: 'fail', call: 'historyInfo', code: 5301, error: 'SYMBOL_UNKNOWN' })
  const live = liveCandles(exchange.sdk, 'spot', 'BTCUSDT', '15m')
  watch(live)
  await streams('candle:spot:BTCUSDT:15m')
  await exchange.step({ do: 'candle', symbol: 'BTCUSDT', interval: '15m', candle: candle(900_000) })
  await expect.poll(() => live.get().list).toHaveLength(1)
  await expect.poll(() => live.get().error).toMatchObject({ name: 'SYMBOL_UNKNOWN' })
  await exchange.step({ do: 'restore', call: 'historyInfo' })
  live.get().retry()
  await expect.poll(() => live.get().list).toHaveLength(300)
  expect(live.get()).toMatchObject({ error: null, loading: false })
})

test('after a lost connection, the order book has the state `stale` until it is synchronized again', async () => {
  const live = liveBook(exchange.sdk, 'spot', 'BTCUSDT')
  watch(live)
  watch(liveConnection(exchange.sdk))
  await expect.poll(() => live.get().state).toBe('live')
  const changes: string[] = []
  stops.push(live.subscribe(() => changes.push(live.get().state)))
  await exchange.step({ do: 'cut' })
  await expect.poll(() => changes).toContain('stale')
  await expect.poll(() => live.get().state).toBe('live')
})

const candle = (t: number, c = '1.00'): Candle => ({
  t,
  o: '1.00',
  h: '1.00',
  l: '1.00',
  c,
  v: '0.00000000',
  q: '0.00000000',
  n: 1,
})

test('inserts candles by their time, in whatever order they arrive', () => {
  const list = [candle(10), candle(20), candle(30)]
  expect(placeCandle(list, candle(30, '2')).map(({ t, c }) => [t, c])).toEqual([
    [10, '1.00'],
    [20, '1.00'],
    [30, '2'],
  ])
  expect(placeCandle(list, candle(40)).map(({ t }) => t)).toEqual([10, 20, 30, 40])
  expect(placeCandle(list, candle(25)).map(({ t }) => t)).toEqual([10, 20, 25, 30])
  expect(placeCandle(list, candle(5)).map(({ t }) => t)).toEqual([5, 10, 20, 30])
  expect(placeCandle([], candle(5)).map(({ t }) => t)).toEqual([5])
})

test('joining the latest page of candles keeps older candles and newer ones of the stream, but drops candles that a gap separates from the page', () => {
  const list = [candle(10), candle(20), candle(30), candle(40, 'streamed')]
  const fresh = joinPage(list, [candle(20, 'new'), candle(30, 'new'), candle(40, 'new')])
  expect(fresh.map(({ t, c }) => [t, c])).toEqual([
    [10, '1.00'],
    [20, 'new'],
    [30, 'new'],
    [40, 'streamed'],
  ])
  expect(joinPage([candle(10), candle(20)], [candle(50), candle(60)]).map(({ t }) => t)).toEqual([50, 60])
})
