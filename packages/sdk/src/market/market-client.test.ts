import { afterEach, beforeEach, describe, expect, expectTypeOf, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import type { SocketConstructor } from '../realtime/link.ts'
import { type Bourselet, createBourselet } from '../sdk.ts'
import { ok, refuse, reply } from '../testing/api-server.ts'
import { type Exchange, startExchange } from '../testing/exchange.ts'
import { fastTimers } from '../testing/timers.ts'
import { until } from '../testing/until.ts'
import type { LogEntry } from '../transport/logger.ts'
import {
  createMarketCalls,
  createMarketClient,
  liveBooks,
  type MarketClient,
  type MarketClientOptions,
  polling,
} from './index.ts'

let exchange: Exchange
let client: MarketClient
let timers = fastTimers(1)
beforeEach(() => {
  timers = fastTimers(1)
})
afterEach(async () => {
  client?.close()
  expect(timers.waiting()).toBe(0)
  await exchange.close()
})

/**
 * Options of a client whose waits before repeated requests are 100 times shorter than usual. Its calls have a time
 * limit that differs from every wait.
 */
function fast(): Partial<MarketClientOptions> {
  timers = fastTimers(100)
  return { timers, timeoutMs: 24 * 3_600_000 }
}

type Answering = Parameters<typeof startExchange>[1]

/** Starts a test exchange and returns a market client of it. */
async function connect(options: Partial<MarketClientOptions> = {}, answer?: Answering, topic?: string) {
  exchange = await startExchange(topic, answer)
  client = createMarketClient({
    baseUrl: exchange.api.url,
    streamUrl: exchange.stream.url,
    WebSocket: WebSocket as unknown as SocketConstructor,
    timers,
    ...options,
  })
  return client
}

const caught = (promise: Promise<unknown>) => promise.catch((error) => error)
const received = () => exchange.api.received

describe('calls of a market client', () => {
  test('a market call sends no token and returns the data of the answer', async () => {
    const { market } = await connect({ language: 'ja' }, (_, response) =>
      ok(response, [{ symbol: 'BTCUSDT' }]),
    )
    expect(await market.coins({ product: 'spot' })).toEqual([{ symbol: 'BTCUSDT' }])
    await market.history({ symbol: 'BTCUSDT', type: 'trades' })
    await market.depth({ symbol: 'BTCUSDT', limit: 5 })
    expect(received().map(({ method, path, json }) => [method, path, json])).toEqual([
      ['POST', '/data/api.data/queryCoinMenu', { product: 'spot' }],
      ['POST', '/data/api.user/historyInfo', { symbol: 'BTCUSDT', type: 'trades' }],
      ['POST', '/data/api.user/marketDepth', { symbol: 'BTCUSDT', limit: 5 }],
    ])
    const { headers } = received()[0]!
    expect(headers).toMatchObject({ 'accept-language': 'ja', 'content-type': 'application/json' })
    expect(headers).not.toHaveProperty('api-token')
  })

  test('a refused market call throws an error with the refusal’s name and is not repeated', async () => {
    const { market } = await connect({}, (_, response) => refuse(response, 5202, { error: 'SYMBOL_UNKNOWN' }))
    const error = await caught(market.history({ symbol: 'NOPE' }))
    expect(error).toMatchObject({ name: 'SYMBOL_UNKNOWN', code: 5202, operation: 'market.history' })
    expect(received()).toHaveLength(1)
  })

  test('if the server is busy, a market call is repeated twice, each time after the wait that the server requests', async () => {
    const options = fast()
    const waits: number[] = []
    const noted = (run: () => void, ms: number) => {
      // A call sets one timer for its time limit, and one for the wait before each repeat. Only the waits are shorter
      // than 30 s, so only they are recorded.
      if (ms < 30_000) waits.push(ms)
      return timers.setTimeout(run, ms)
    }
    const { market } = await connect(
      { ...options, timers: { ...timers, setTimeout: noted } },
      ({ count }, response) => {
        if (count < 3) reply(response, {}, 503, { 'retry-after': '2' })
        else ok(response, [])
      },
    )
    expect(await market.coins()).toEqual([])
    expect(waits).toHaveLength(2)
    expect(Math.min(...waits)).toBeGreaterThanOrEqual(2_000)
  })

  test.each([
    [{}, 3],
    [{ retry: { max: 0 } }, 1],
  ])(
    'if the connection is lost, a market call with the options %j fails with NETWORK after its last repeat',
    async (options, attempts) => {
      const { market } = await connect({ ...fast(), ...options }, (_, response) => response.destroy())
      expect(await caught(market.coins())).toMatchObject({ name: 'NETWORK', outcome: 'rejected' })
      expect(received()).toHaveLength(attempts)
    },
  )

  test('the logger receives each attempt of a market call, and an error that the logger throws is passed to `onError`', async () => {
    const entries: LogEntry[] = []
    const errors: unknown[] = []
    const logger = (entry: LogEntry) => {
      entries.push(entry)
      if (entry.attempt === 1) throw new Error('full disk')
    }
    const { market } = await connect(
      { ...fast(), logger, onError: (error) => errors.push(error) },
      ({ count }, response) => {
        if (count === 1) reply(response, {}, 503)
        else ok(response, [])
      },
    )
    await market.coins()
    const aborted = await caught(market.coins({}, { signal: AbortSignal.abort() }))
    expect(aborted).toMatchObject({ name: 'ABORTED' })
    expect(entries).toMatchObject([
      { operation: 'market.coins', code: 'HTTP_STATUS', attempt: 1, ms: expect.any(Number) },
      { operation: 'market.coins', code: 1, attempt: 2, ms: expect.any(Number) },
    ])
    expect(errors).toEqual([expect.objectContaining({ message: 'full disk' })])
  })

  test('a market call rejects with a TypeError if its request cannot be written as JSON', async () => {
    const logger = vi.fn()
    const { market } = await connect({ logger })
    const failing = market.history({ symbol: 'BTCUSDT', from: 1n as never })
    await expect(failing).rejects.toThrow(TypeError)
    expect(logger).not.toHaveBeenCalled()
  })

  test('setLanguage changes the language of later market calls', async () => {
    const { market, setLanguage } = await connect({ language: 'ja' }, (_, response) => ok(response, []))
    await market.coins()
    setLanguage('fr')
    await market.coins()
    expect(received().map(({ headers }) => headers['accept-language'])).toEqual(['ja', 'fr'])
  })

  test('a market call rejects when its time limit has passed, when it is aborted and when the client is closed', async () => {
    const { market, close } = await connect({}, () => {})
    expect(await caught(market.coins({}, { timeoutMs: 5 }))).toMatchObject({ name: 'TIMEOUT' })
    const controller = new AbortController()
    const aborted = caught(market.coins({}, { signal: controller.signal }))
    const closed = caught(market.coins())
    controller.abort()
    expect(await aborted).toMatchObject({ name: 'ABORTED' })
    close()
    expect(await closed).toMatchObject({ name: 'CLOSED' })
    expect(await caught(market.coins())).toMatchObject({ name: 'CLOSED' })
  })

  test('a market call sends nothing if it is aborted before it begins or right after it begins', async () => {
    const fetch = vi.fn()
    const { market } = await connect({ fetch })
    const aborted = await caught(market.coins({}, { signal: AbortSignal.abort() }))
    expect(aborted).toMatchObject({ name: 'ABORTED', operation: 'market.coins' })
    const controller = new AbortController()
    const failing = caught(market.coins({}, { signal: controller.signal }))
    controller.abort()
    expect(await failing).toMatchObject({ name: 'ABORTED' })
    expect(fetch).not.toHaveBeenCalled()
  })

  test('a market call with a time limit of 0 rejects with TIMEOUT and sends nothing', async () => {
    const fetch = vi.fn()
    const { market } = await connect({ fetch })
    expect(await caught(market.coins({}, { timeoutMs: 0 }))).toMatchObject({
      name: 'TIMEOUT',
      operation: 'market.coins',
    })
    expect(fetch).not.toHaveBeenCalled()
  })

  test.each(['ABORTED', 'CLOSED'])(
    'if a market call ends with %s before a repeat, its error names the operation',
    async (name) => {
      const slow = fastTimers(1)
      const waits: number[] = []
      const noted = (run: () => void, ms: number) => {
        waits.push(ms)
        return slow.setTimeout(run, ms)
      }
      const { market, close } = await connect({ timers: { ...slow, setTimeout: noted } }, (_, response) =>
        reply(response, {}, 503, { 'retry-after': '20' }),
      )
      const controller = new AbortController()
      const failing = caught(market.coins({}, { signal: controller.signal }))
      // The first timer limits the time of the attempt. The second one is the wait before the repeat.
      await until(() => waits.length === 2)
      if (name === 'ABORTED') controller.abort()
      else close()
      expect(await failing).toMatchObject({ name, operation: 'market.coins' })
      expect(received()).toHaveLength(1)
      expect(slow.waiting()).toBe(0)
    },
  )

  test('a market call is not repeated if the server requests a longer wait than 30 s, whatever its time limit', async () => {
    const { market } = await connect({ timeoutMs: 120_000 }, (_, response) =>
      reply(response, {}, 503, { 'retry-after': '40' }),
    )
    expect(await caught(market.coins())).toMatchObject({ name: 'HTTP_STATUS', retryAfterMs: 40_000 })
    expect(received()).toHaveLength(1)
  })

  test('a market call does not follow a redirect, but fails with HTTP_STATUS', async () => {
    const { market } = await connect({}, (_, response) => response.writeHead(302, { location: '/x' }).end())
    expect(await caught(market.coins())).toMatchObject({ name: 'HTTP_STATUS', status: 302 })
    expect(received()).toHaveLength(1)
  })

  test('createMarketCalls returns calls that work without a client, and throws if the base address is invalid', async () => {
    await connect({}, (_, response) => ok(response, []))
    expect(await createMarketCalls({ baseUrl: `${exchange.api.url}/`, timers }).coins()).toEqual([])
    expect(() => createMarketCalls({ baseUrl: 'example.com' })).toThrow(
      expect.objectContaining({ name: 'INVALID', field: 'baseUrl' }),
    )
  })
})

describe('stream of a market client', () => {
  test('a market client delivers public topics over one socket and sends no token', async () => {
    const { stream } = await connect({}, undefined, 'ticker:spot:BTCUSDT')
    const prices: string[] = []
    stream.subscribe('ticker:spot:BTCUSDT', ({ data }) => prices.push(data.last))
    stream.subscribe('trades:spot:BTCUSDT', () => {})
    await until(() => exchange.stream.peers[0]?.topics.size === 2)
    exchange.stream.emit('ticker:spot:BTCUSDT', 1, { symbol: 'BTCUSDT', last: '60000.00' })
    await until(() => prices.length > 0)
    expect(prices).toEqual(['60000.00'])
    expect(stream.state.get()).toBe('live')
    expect(exchange.stream.connections).toBe(1)
    expect(exchange.stream.peers[0]?.messages.map(({ op }) => op)).not.toContain('auth')
  })

  test('a market client refuses a subscription if it has neither a socket nor polling', async () => {
    vi.stubGlobal('WebSocket', undefined)
    const { stream } = await connect({ WebSocket: undefined })
    vi.unstubAllGlobals()
    expect(() => stream.subscribe('ticker:spot:*', () => {})).toThrow(
      expect.objectContaining({ name: 'INVALID', field: 'WebSocket' }),
    )
  })

  test('a market client without a socket polls if the option `polling` is passed', async () => {
    const coins = [{ symbol: 'BTCUSDT', last: '60000.00' }]
    const { stream } = await connect({ stream: false, polling }, (_, response) => ok(response, coins))
    const symbols: string[] = []
    stream.subscribe('ticker:spot:*', ({ data, polled }) => symbols.push(`${data.symbol} ${polled}`))
    await until(() => stream.state.get() === 'polling')
    expect(symbols).toContain('BTCUSDT true')
  })
})

test('a live book of a market client equals the book of the server', async () => {
  const book = liveBooks(await connect())('spot', 'BTCUSDT')
  const stop = book.subscribe(() => {})
  await until(() => book.get().state === 'live')
  exchange.move(999, 3)
  exchange.move(1_001, 2)
  await until(() => book.get().asks.length > 0 && book.get().bids.length > 0)
  expect(book.get()).toMatchObject({ bids: exchange.bids(), asks: exchange.asks(), isReady: true })
  stop()
})

test('liveBooks returns the same book for each call with the same client and symbol; for a full client, the book that client.book returns', async () => {
  const market = await connect()
  const book = liveBooks(market)('spot', 'BTCUSDT')
  expect(liveBooks(market)('spot', 'BTCUSDT')).toBe(book)
  const other = createMarketClient({ baseUrl: exchange.api.url })
  expect(liveBooks(other)('spot', 'BTCUSDT')).not.toBe(book)
  other.close()
  const whole = createBourselet({ baseUrl: exchange.api.url })
  expect(liveBooks(whole)('spot', 'BTCUSDT')).toBe(whole.book('spot', 'BTCUSDT'))
  whole.close()
})

test('liveBooks refuses an object that is not a client of the SDK', async () => {
  const { stream, ...rest } = await connect()
  const foreign = { ...rest, stream: { subscribe: stream.subscribe, state: stream.state } }
  expect(() => liveBooks(foreign)).toThrow(expect.objectContaining({ name: 'INVALID', field: 'client' }))
})

test('the type of a full client (createBourselet) is assignable to that of a market client, but not the reverse', () => {
  expectTypeOf<Bourselet>().toExtend<MarketClient>()
  expectTypeOf<MarketClient>().not.toExtend<Bourselet>()
  // @ts-expect-error A market client has no session, so it has no topic of a member.
  const member = (one: MarketClient) => one.stream.subscribe('member', () => {})
  expect(member).toBeTypeOf('function')
})
