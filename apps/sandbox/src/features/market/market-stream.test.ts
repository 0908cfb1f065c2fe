import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { schemas } from '@bourselet/openapi/operations'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { seededRandom } from '../../clock/random.ts'
import { testDatabase } from '../../database/test-database.ts'
import { marketTables, openTestMarket, type TestMarket } from './test-market.ts'

const OPENING = Date.UTC(2026, 5, 15, 12, 20, 57)
let now: TestMarket
let server: Server

beforeAll(async () => {
  now = await openTestMarket(await testDatabase(marketTables), OPENING)
  server = createServer().listen(0, '127.0.0.1')
  await new Promise((listening) => server.once('listening', listening))
  now.exchange.stream.attach(server)
})
afterAll(async () => {
  await now.end()
  server.close()
})

interface Event {
  topic: string
  seq: number
  data: never
}
type Row = [price: string, quantity: string]

async function listen(topics: string[]) {
  const socket = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}/ws`)
  const frames: { type: string; epoch?: string; events?: Event[] }[] = []
  let onEvents = () => {}
  socket.on('message', (data) => {
    frames.push(JSON.parse(data.toString()))
    onEvents()
  })
  await new Promise((open) => socket.once('open', open))
  socket.send(JSON.stringify({ op: 'subscribe', id: 1, topics }))
  const until = async (fits: () => boolean) => {
    while (!fits()) await new Promise<void>((next) => (onEvents = next))
  }
  await until(() => frames.some(({ type }) => type === 'subscribed'))
  return {
    frames,
    until,
    events: () => frames.flatMap(({ events = [] }) => events),
    close: () => socket.terminate(),
  }
}
const runSteps = (count: number) => now.runSteps(count)

describe('the public stream of market data', () => {
  test('a snapshot from market.depth plus the deltas published after it equals the engine’s book at the same sequence number (invariant M9)', async () => {
    await runSteps(4)
    const random = seededRandom('orders')
    const one = await listen(['depth:spot:BTCUSDT'])
    const depth = now.routes['market.depth']
    const open = () => depth({ symbol: 'BTCUSDT', limit: 50 })
    const snapshot = open()
    expect(snapshot.epoch).toBe(now.exchange.stream.epoch)
    const sides = { bids: new Map(snapshot.bids as Row[]), asks: new Map(snapshot.asks as Row[]) }
    const engine = now.books.book('BTCUSDT')
    for (let i = 0; i < 60; i++) {
      const price = now.exchange.index.latest('BTCUSDT')!.price + (random.below(4000) - 2000)
      const side = random.below(2) ? 'buy' : 'sell'
      await now.books.run('BTCUSDT', [{ side, price, lots: 1 + random.below(90_000) }])
      if (i % 3 === 0) await runSteps(1)
      if (i % 9 === 0) await one.until(() => one.events().at(-1)?.seq === engine.seq)
    }
    await one.until(() => one.events().at(-1)?.seq === engine.seq)
    let seq = snapshot.seq
    for (const { seq: next, data } of one.events()) {
      const { prev_seq, bids, asks } = data as { prev_seq: number; bids: Row[]; asks: Row[] }
      if (next <= snapshot.seq) continue
      expect(prev_seq).toBe(seq)
      seq = next
      for (const [side, rows] of [
        ['bids', bids],
        ['asks', asks],
      ] as const) {
        for (const [price, quantity] of rows) {
          if (quantity === '0.00000000') sides[side].delete(price)
          else sides[side].set(price, quantity)
        }
      }
    }
    const ticks = (rows: Iterable<Row>, sign: 1 | -1) =>
      [...rows]
        .map(([price, quantity]) => [Math.round(Number(price) * 100), Math.round(Number(quantity) * 1e5)])
        .sort((a, b) => sign * (a[0]! - b[0]!))
    const { bids, asks } = engine.depth()
    expect(seq).toBe(engine.seq)
    expect({ bids: ticks(sides.bids, -1), asks: ticks(sides.asks, 1) }).toEqual({ bids, asks })
    one.close()
  })

  test('subscribers of ticker and candle topics first receive the current state; each trade is published once and in order', async () => {
    const topics = [
      'ticker:spot:*',
      'ticker:spot:ETHUSDT',
      'trades:spot:ETHUSDT',
      'candle:spot:ETHUSDT:1m',
      'candle:index:ETHUSDT:1h',
    ]
    const one = await listen(topics)
    await one.until(() => one.events().length >= 14)
    const first = one.events()
    expect(first.filter(({ topic }) => topic === 'ticker:spot:*')).toHaveLength(now.market.boards.spot.size)
    expect(new Set(first.map(({ topic }) => topic))).toEqual(
      new Set(topics.filter((topic) => !topic.startsWith('trades'))),
    )
    const { recent } = now.market.boards.spot.get('ETHUSDT')!
    const from = recent.newest(1)[0]!.id
    const ids = () =>
      one
        .events()
        .filter(({ topic }) => topic === 'trades:spot:ETHUSDT')
        .flatMap(({ data }) => (data as { id: number }[]).map(({ id }) => id))
    for (let i = 0; i < 40; i++) {
      await runSteps(4)
      await one.until(() => (ids().at(-1) ?? from) === recent.newest(1)[0]!.id)
    }
    const made = recent
      .newest(1000)
      .map(({ id }) => id)
      .filter((id) => id > from)
    await one.until(() => ids().length >= made.length)
    expect(made.length).toBeGreaterThan(5)
    expect(ids()).toEqual(made.reverse())
    for (const topic of topics.slice(1)) {
      const seqs = one
        .events()
        .filter((event) => event.topic === topic)
        .map(({ seq }) => seq)
      expect(seqs, topic).toEqual(seqs.map((_, i) => seqs[0]! + i))
    }
    one.close()
  })

  test('a candle is published once more with its final values after it has closed', async () => {
    const one = await listen(['candle:spot:BTCUSDT:1m'])
    const minute = now.clock.now() - (now.clock.now() % 60_000)
    await runSteps(4 * 70)
    const candlesOf = () => one.events().map(({ data }) => data as { t: number })
    await one.until(() => candlesOf().some(({ t }) => t > minute))
    const candles = candlesOf()
    const opened = candles.findIndex(({ t }) => t > minute)
    const closed = candles.findLast(({ t }) => t === minute)
    const history = now.routes['market.history']
    const { list } = (await history({ symbol: 'BTCUSDT', from: minute, to: minute + 60_000 })) as {
      list: unknown[]
    }
    expect(opened).toBeGreaterThan(0)
    expect(candles[opened - 1]!.t).toBe(minute)
    expect([closed]).toEqual(list)
    one.close()
  })

  test('every message of the public stream matches its schema in the API contract', async () => {
    const ajv = new Ajv2020({ strict: false, validateFormats: false })
    ajv.addSchema({ $id: 'contract', components: { schemas } })
    const check = ajv.compile({ $ref: 'contract#/components/schemas/StreamServerMessage' })
    const one = await listen([
      'ticker:spot:*',
      'depth:spot:ETHBTC',
      'trades:spot:ETHBTC',
      'candle:spot:ETHBTC:1w',
      'depth:futures:BTCUSDT',
      'trades:futures:BTCUSDT',
      'ticker:futures:*',
      'candle:futures:BTCUSDT:1m',
      'mark:*',
      'mark:ETHUSDT',
      'index:BTCUSDT',
      'depth:futures:BNBUSDT',
    ])
    await runSteps(40)
    await one.until(() => {
      const topics = new Set(one.events().map(({ topic }) => topic))
      return [
        'ticker:futures:*',
        'candle:futures:BTCUSDT:1m',
        'mark:*',
        'mark:ETHUSDT',
        'index:BTCUSDT',
      ].every((topic) => topics.has(topic))
    })
    for (const frame of one.frames) expect([check(frame), check.errors]).toEqual([true, null])
    expect(new Set(one.frames.map(({ type }) => type))).toEqual(
      new Set(['hello', 'subscribed', 'events', 'error']),
    )
    one.close()
  })
})
