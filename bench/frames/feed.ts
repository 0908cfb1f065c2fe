import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { type WebSocket, WebSocketServer } from 'ws'

const UPDATES_PER_S = 1_000
const TICK_MS = 10
const LEVELS = 60
const EPOCH = 'bench'

type Level = [price: string, quantity: string]
export type StreamEvent = { topic: string; seq: number; data: unknown }

/** A simulated market whose data the feed sends to the pages. */
export type FeedMarket = {
  /** Changes the market and returns the change as an event of the stream. */
  next(): StreamEvent
  /** Returns the data with which the feed answers an API call to this path with this request. */
  answer(path: string, request: Record<string, unknown>): unknown
}

/**
 * Returns a random number generator that repeats its numbers for the same seed, so that every run processes the
 * same market data.
 */
export function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 48271) % 2147483647
    return state / 2147483647
  }
}

export const price = (cents: number) => `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`
export const quantity = (random: () => number) => `${(random() * 3 + 0.00001).toFixed(5)}000`

/**
 * Creates a BTCUSDT market whose `next` returns a random change of the order book, a trade or a ticker as a stream
 * event.
 */
function createMarket(random: () => number) {
  const middle = 6_012_345
  let seq = 0
  let trade = 0
  let others = 0
  const sides = { bids: new Map<number, string>(), asks: new Map<number, string>() }
  for (let at = 1; at <= LEVELS; at += 1) {
    sides.bids.set(middle - at * 3, quantity(random))
    sides.asks.set(middle + at * 3, quantity(random))
  }
  const levels = (side: 'bids' | 'asks'): Level[] =>
    [...sides[side]]
      .sort(([a], [b]) => (side === 'asks' ? a - b : b - a))
      .map(([cents, amount]) => [price(cents), amount])

  const depth = (): StreamEvent => {
    const side = random() < 0.5 ? 'bids' : 'asks'
    const away = 3 * Math.ceil(random() ** 2 * 40)
    const cents = middle + (side === 'asks' ? away : -away)
    const isGone = sides[side].has(cents) && random() < 0.25
    const amount = isGone ? '0.00000000' : quantity(random)
    if (isGone) sides[side].delete(cents)
    else sides[side].set(cents, amount)
    seq += 1
    const changed: Level[] = [[price(cents), amount]]
    const data = { prev_seq: seq - 1, bids: [] as Level[], asks: [] as Level[], [side]: changed }
    return { topic: 'depth:spot:BTCUSDT', seq, data }
  }
  const last = () => price(middle + Math.round((random() - 0.5) * 4))
  const trades = (): StreamEvent => {
    trade += 1
    const side = random() < 0.5 ? 'buy' : 'sell'
    const data = [{ id: trade, ts: Date.now(), price: last(), qty: quantity(random), side }]
    return { topic: 'trades:spot:BTCUSDT', seq: trade, data }
  }
  const ticker = () => ({
    symbol: 'BTCUSDT',
    last: last(),
    open_24h: '58742.25',
    high_24h: '60480.00',
    low_24h: '58612.10',
    change_pct: '2.35',
    volume_24h: `${(8812 + random()).toFixed(8)}`,
    turnover_24h: `${(526_410_000 + random() * 1000).toFixed(8)}`,
    ts: Date.now(),
  })
  return {
    levels,
    seq: () => seq,
    ticker,
    next(): StreamEvent {
      const kind = random()
      if (kind < 0.7) return depth()
      if (kind < 0.95) return trades()
      others += 1
      return { topic: 'ticker:spot:BTCUSDT', seq: others, data: ticker() }
    },
  }
}

const answerOf = (market: ReturnType<typeof createMarket>, path: string): unknown => {
  if (path.endsWith('queryCoinMenu')) {
    const rules = { tick: '0.01', step: '0.00001', min_qty: '0.00001', max_qty: '9000', min_notional: '5' }
    const terms = {
      price_band: { min: '0.2', max: '5' },
      market_protection: '0.05',
      maker_fee: '0.001',
      taker_fee: '0.001',
    }
    const names = {
      base: 'BTC',
      quote: 'USDT',
      name: 'Bitcoin',
      icon: '',
      product: 'spot',
      status: 'trading',
    }
    return [{ ...market.ticker(), ...names, ...rules, ...terms, sparkline_7d: [] }]
  }
  if (path.endsWith('historyInfo')) return { list: [] }
  const [bids, asks] = [market.levels('bids').slice(0, 50), market.levels('asks').slice(0, 50)]
  return { symbol: 'BTCUSDT', epoch: EPOCH, seq: market.seq(), ts: Date.now(), last: '60123.45', bids, asks }
}

export function openSpot(): FeedMarket {
  const market = createMarket(seeded(7))
  return { next: market.next, answer: (path) => answerOf(market, path) }
}

export type Feed = {
  url: string
  /** Returns the number of events sent so far. */
  sent(): number
  close(): Promise<void>
}

/**
 * Starts a server that serves the pages, answers their API calls and streams 1,000 updates a second to every
 * connected page. `perFrame` is the number of updates in a WebSocket frame: 10 like the sandbox, 1 like a server
 * without batching.
 */
export async function startFeed(
  pages: ReadonlyMap<string, string>,
  perFrame: number,
  open: () => FeedMarket = openSpot,
): Promise<Feed> {
  let market = open()
  let sent = 0
  const server: Server = createServer(async (request, response) => {
    const { pathname: path, searchParams } = new URL(request.url ?? '/', 'http://feed')
    const file = pages.get(path.slice(1))
    if (file !== undefined) {
      const type = path.endsWith('.js') ? 'text/javascript' : path.endsWith('.css') ? 'text/css' : 'text/html'
      response.writeHead(200, { 'content-type': type }).end(file)
    } else if (path.startsWith('/data/')) {
      const asked = await text(request)
      const data = market.answer(path, asked ? JSON.parse(asked) : Object.fromEntries(searchParams))
      const body = { code: 1, info: 'success', data }
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    } else response.writeHead(404).end()
  })
  const sockets = new WebSocketServer({ server, path: '/ws' })
  sockets.on('connection', (socket) => {
    market = open()
    greet(socket)
  })
  let due = 0
  const timer = setInterval(() => {
    if (sockets.clients.size === 0) return
    due += (UPDATES_PER_S * TICK_MS) / 1000
    while (due >= perFrame) {
      due -= perFrame
      sent += perFrame
      const events = Array.from({ length: perFrame }, () => market.next())
      const frame = JSON.stringify({ type: 'events', epoch: EPOCH, ts: Date.now(), events })
      for (const socket of sockets.clients) socket.send(frame)
    }
  }, TICK_MS)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sent: () => sent,
    close() {
      clearInterval(timer)
      for (const socket of sockets.clients) socket.terminate()
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}

function greet(socket: WebSocket): void {
  socket.send(JSON.stringify({ type: 'hello', epoch: EPOCH, server_time: Date.now(), heartbeat_ms: 15_000 }))
  socket.on('error', () => {})
  socket.on('message', (data) => {
    const { op, id, topics } = JSON.parse(String(data))
    if (op === 'subscribe') socket.send(JSON.stringify({ type: 'subscribed', id, topics }))
    if (op === 'auth') socket.send(JSON.stringify({ type: 'authed' }))
    if (op === 'ping') socket.send(JSON.stringify({ type: 'pong', ts: 0, server_time: Date.now() }))
  })
}
