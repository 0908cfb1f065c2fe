import type { WebSocket } from 'ws'
import { type Level, noise, quantityOf, sampleBook, sampleCandles, sampleCoins } from './sample-market.ts'

/** What a test makes the exchange do. */
export type Step =
  | { do: 'depth'; symbol: string; bids?: Level[]; asks?: Level[]; skip?: boolean }
  | { do: 'ticker'; symbol: string; last: string; change_pct?: string; high_24h?: string }
  | { do: 'trades'; symbol: string; list: object[] }
  | { do: 'candle'; symbol: string; interval: string; candle: object }
  | { do: 'member'; data: object }
  | { do: 'fail'; call: string; status?: number; code?: number; error?: string; data?: object }
  | { do: 'hold'; call: string }
  | { do: 'drop'; call: string }
  | { do: 'mend'; call: string }
  | { do: 'answer'; call: string; data: unknown }
  | { do: 'cut' }
  | { do: 'look' }

export type Look = {
  calls: Record<string, number>
  /** The last body of each call. */
  requests: Record<string, Request>
  topics: string[]
  connections: number
}

type Request = Record<string, string | number | undefined>
/** `held`: no answer ever. `dropped`: the connection ends without one. */
type Answer = { status: number; body: unknown } | 'held' | 'dropped'

const ok = (data: unknown): Answer => ({ status: 200, body: { code: 1, info: 'success', data } })

/** One small exchange with a market, of which a test has the whole say. Any token is a member's. */
export function createExchange() {
  const coins = sampleCoins()
  const books = new Map(
    coins.map(({ symbol, last, tick, step }) => [
      symbol,
      { seq: 1, last, ...sampleBook(last, tick, step, 50, symbol === 'BTCUSDT' ? 35n : 1n) },
    ]),
  )
  const peers = new Map<WebSocket, Set<string>>()
  const rules = new Map<string, Extract<Step, { call: string }>>()
  const look: Look = { calls: {}, requests: {}, topics: [], connections: 0 }
  let seq = 0

  const emit = (topic: string, data: unknown, number = ++seq) => {
    const wildcard = topic.replace(/^(ticker:\w+):.*$/, '$1:*')
    for (const name of new Set([topic, wildcard])) {
      const events = [{ topic: name, seq: number, data }]
      const frame = JSON.stringify({ type: 'events', epoch: 'e1', ts: Date.now(), events })
      for (const [socket, topics] of peers) if (topics.has(name)) socket.send(frame)
    }
  }
  const coinOf = (symbol: unknown) => coins.find((coin) => coin.symbol === symbol)
  const tickerOf = (symbol: string) => {
    const { last, open_24h, high_24h, low_24h, change_pct, volume_24h, turnover_24h } = coinOf(symbol)!
    return {
      symbol,
      last,
      open_24h,
      high_24h,
      low_24h,
      change_pct,
      volume_24h,
      turnover_24h,
      ts: Date.now(),
    }
  }
  const tradesOf = (symbol: string, limit: number) => {
    const { last, tick, step } = coinOf(symbol)!
    const { bids, asks } = sampleBook(last, tick, step, 1)
    return Array.from({ length: limit }, (_, at) => ({
      id: 1_000 - at,
      ts: Date.now() - at * 800,
      price: (noise(5, at) > 0.5 ? bids : asks)[0]![0],
      qty: quantityOf(noise(6, at), step),
      side: noise(5, at) > 0.5 ? 'sell' : 'buy',
    }))
  }

  const answers: Record<string, (request: Request) => Answer> = {
    queryCoinMenu: () => ok(coins),
    marketDepth: ({ symbol, limit = 20, group }) => {
      const book = books.get(String(symbol))!
      const cut = (levels: Level[]) => levels.slice(0, Number(limit))
      return ok({
        symbol,
        epoch: 'e1',
        seq: book.seq,
        ts: Date.now(),
        last: book.last,
        bids: group ? [] : cut(book.bids),
        asks: group ? [] : cut(book.asks),
      })
    },
    historyInfo: ({ symbol, type, interval, limit = 300, to }) => {
      const { last, tick } = coinOf(symbol)!
      if (type === 'trades') return ok({ list: tradesOf(String(symbol), Number(limit)) })
      const list = sampleCandles(last, tick, String(interval), Number(to ?? Date.now() + 1), Number(limit))
      return ok({ symbol, interval, list })
    },
  }

  const change = (levels: Level[], changes: Level[] = [], sign: 1 | -1) => {
    for (const [price, quantity] of changes) {
      const at = levels.findIndex((level) => level[0] === price)
      if (at >= 0) levels.splice(at, 1)
      if (!/^0(\.0*)?$/.test(quantity)) levels.push([price, quantity])
    }
    levels.sort(([a], [b]) => sign * (Number(a) - Number(b)))
  }

  const steps: { [K in Step['do']]: (step: Extract<Step, { do: K }>) => unknown } = {
    depth({ symbol, bids, asks, skip }) {
      const book = books.get(symbol)!
      const prev_seq = book.seq + (skip ? 1 : 0)
      book.seq = prev_seq + 1
      change(book.bids, bids, -1)
      change(book.asks, asks, 1)
      emit(`depth:spot:${symbol}`, { prev_seq, bids: bids ?? [], asks: asks ?? [] }, book.seq)
    },
    ticker({ do: _, symbol, ...figures }) {
      Object.assign(coinOf(symbol)!, figures)
      emit(`ticker:spot:${symbol}`, tickerOf(symbol))
    },
    trades: ({ symbol, list }) => emit(`trades:spot:${symbol}`, list),
    member: ({ data }) => emit('member', data),
    candle: ({ symbol, interval, candle }) => emit(`candle:spot:${symbol}:${interval}`, candle),
    fail: (step) => rules.set(step.call, step),
    hold: (step) => rules.set(step.call, step),
    drop: (step) => rules.set(step.call, step),
    answer: (step) => rules.set(step.call, step),
    mend: ({ call }) => rules.delete(call),
    cut() {
      for (const socket of peers.keys()) socket.terminate()
    },
    look: () => ({ ...look, topics: [...peers.values()].flatMap((topics) => [...topics]).sort() }),
  }

  return {
    answer(call: string, request: Request): Answer {
      look.calls[call] = (look.calls[call] ?? 0) + 1
      look.requests[call] = request
      const rule = rules.get(call)
      if (rule?.do === 'hold') return 'held'
      if (rule?.do === 'drop') return 'dropped'
      if (rule?.do === 'answer') return ok(rule.data)
      if (rule?.do === 'fail') {
        const body = { code: rule.code, info: 'refused', data: { error: rule.error, ...rule.data } }
        return { status: rule.status ?? 200, body: rule.code ? body : 'down' }
      }
      if (request.symbol && !coinOf(request.symbol)) {
        return {
          status: 200,
          body: { code: 5301, info: 'Unknown symbol', data: { error: 'SYMBOL_UNKNOWN' } },
        }
      }
      return answers[call]?.(request) ?? { status: 404, body: '' }
    },
    connect(socket: WebSocket) {
      const topics = new Set<string>()
      peers.set(socket, topics)
      look.connections += 1
      socket.on('close', () => peers.delete(socket))
      socket.on('error', () => {})
      socket.send(
        JSON.stringify({ type: 'hello', epoch: 'e1', server_time: Date.now(), heartbeat_ms: 15_000 }),
      )
      socket.on('message', (data) => {
        const { op, id, topics: names = [], ts } = JSON.parse(String(data))
        if (op === 'auth') socket.send(JSON.stringify({ type: 'authed' }))
        if (op === 'ping') socket.send(JSON.stringify({ type: 'pong', ts, server_time: Date.now() }))
        for (const name of names) op === 'subscribe' ? topics.add(name) : topics.delete(name)
        if (op === 'subscribe') socket.send(JSON.stringify({ type: 'subscribed', id, topics: names }))
      })
    },
    step: <K extends Step['do']>(step: Extract<Step, { do: K }>) =>
      (steps[step.do] as (step: Step) => unknown)(step),
  }
}

export type Exchange = ReturnType<typeof createExchange>
