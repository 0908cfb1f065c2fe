import { describe, expect, test, vi } from 'vitest'
import { startExchange } from '../testing/exchange.ts'
import { testBooks } from '../testing/test-books.ts'
import { until } from '../testing/until.ts'

const { connect, follow, exchange, snapshots, equals, heals, timers } = testBooks()

describe('live book', () => {
  test('spot and futures of the same coin have separate live books', async () => {
    const own = await startExchange('depth:futures:BTCUSDT')
    try {
      own.move(999, 3)
      const sdk = connect({ baseUrl: own.api.url, streamUrl: own.stream.url })
      const book = sdk.book('futures', 'BTCUSDT')
      expect(sdk.book('spot', 'BTCUSDT')).not.toBe(book)
      const stop = book.subscribe(() => {})
      await until(() => book.get().state === 'live', 'live book')
      own.move(998, 4)
      await until(() => book.get().bids.length === 2)
      expect(own.api.received.map(({ json }) => json)).toEqual([
        { product: 'futures', symbol: 'BTCUSDT', limit: 50 },
      ])
      stop()
    } finally {
      await own.close()
    }
  })

  test('if a live book has an unknown symbol, its error is the refusal with which the server answered the subscription to its topic', async () => {
    const onError = vi.fn()
    const book = connect({ onError }).book('spot', 'NOPE')
    book.subscribe(() => {})
    await until(() => book.get().error !== null)
    expect(book.get()).toMatchObject({
      state: 'stale',
      isReady: false,
      error: { name: 'SYMBOL_UNKNOWN', topics: ['depth:spot:NOPE'] },
    })
    expect(onError.mock.calls).toEqual([[book.get().error]])
    expect(snapshots()).toBe(0)
  })

  test('the refusal of another topic does not interrupt a live book', async () => {
    const { sdk, book } = await follow()
    const states: string[] = []
    book.subscribe(() => states.push(book.get().state))
    const other = sdk.book('spot', 'NOPE')
    other.subscribe(() => {})
    await until(() => other.get().error !== null)
    exchange().move(999, 5)
    await until(() => book.get().bids[0]?.[1] === '5.00000000')
    expect(new Set(states)).toEqual(new Set(['live']))
  })

  test('a live book loads one snapshot, applies all later changes, and equals the server’s book', async () => {
    exchange().move(999, 1)
    exchange().move(1_000, 2)
    const { book } = await follow()
    expect(book.get()).toMatchObject({
      bids: [['999.00', '1.00000000']],
      asks: [['1000.00', '2.00000000']],
      seq: 2,
      epoch: 'e1',
      state: 'live',
      isReady: true,
      error: null,
    })
    const subscribed = exchange().stream.peers[0]?.messages.some(({ topics }) =>
      topics?.includes('depth:spot:BTCUSDT'),
    )
    expect(subscribed).toBe(true)
    for (let at = 0; at < 100; at += 1) exchange().move(900 + (at % 50), at % 7)
    await until(() => book.get().seq === exchange().seq())
    expect(equals(book)).toBe(true)
    expect(snapshots()).toBe(1)
  })

  test('a live book keeps changes that arrive while its snapshot is fetched', async () => {
    exchange().move(999, 1)
    let answer = () => {}
    exchange().delaySnapshots(
      () =>
        new Promise<void>((resolve) => {
          answer = resolve
        }),
    )
    const sdk = connect()
    const book = sdk.book('spot', 'BTCUSDT')
    book.subscribe(() => {})
    await until(() => snapshots() === 1)
    exchange().move(998, 5)
    exchange().move(999, 0)
    answer()
    await heals(book)
    expect(book.get().bids).toEqual([['998.00', '5.00000000']])
    expect(snapshots()).toBe(1)
  })

  test('all callers get the same live book, and get() returns the same object until the book changes', async () => {
    const { sdk, book } = await follow()
    const other = sdk.book('spot', 'BTCUSDT')
    expect(other).toBe(book)
    const seen = vi.fn()
    const stop = other.subscribe(seen)
    const view = book.get()
    expect(book.get()).toBe(view)
    exchange().move(999, 1)
    await until(() => seen.mock.calls.length > 0)
    expect(book.get()).not.toBe(view)
    expect(snapshots()).toBe(1)
    stop()
  })

  test('a live book unsubscribes its topic when its last subscriber leaves, and becomes live again for a new subscriber', async () => {
    const { book, stop } = await follow()
    stop()
    stop()
    expect(book.get().state).toBe('stale')
    await until(() => exchange().stream.peers[0]?.topics.size === 0)
    exchange().move(999, 1)
    const again = book.subscribe(() => {})
    await heals(book)
    again()
  })

  test('a live book keeps its connection if its only subscriber unsubscribes and another subscribes at once, as in React StrictMode', async () => {
    const { book, stop } = await follow()
    stop()
    book.subscribe(() => {})
    exchange().move(999, 1)
    await heals(book)
    expect(exchange().stream.connections).toBe(1)
  })

  test('a live book whose snapshot is refused has the refusal as its error and does not retry', async () => {
    const data = { error: 'SYMBOL_UNKNOWN' }
    const asked: string[] = []
    const sdk = connect({
      fetch: async (url) => {
        asked.push(url)
        return new Response(JSON.stringify({ code: 5301, info: '', data }))
      },
    })
    const book = sdk.book('spot', 'GONE')
    book.subscribe(() => {})
    await until(() => book.get().error !== null)
    expect(book.get()).toMatchObject({ error: { name: 'SYMBOL_UNKNOWN' }, isReady: false, state: 'stale' })
    await timers().elapse(4_000)
    expect(asked).toHaveLength(1)
  })

  test('a live book whose snapshot is refused by a rate limit requests it again after the delay that the server requests', async () => {
    const sentAt: number[] = []
    const data = { error: 'TOO_MANY_REQUESTS', params: { retry_after: 40 } }
    const sdk = connect({
      fetch: async (url, init) => {
        sentAt.push(timers().now())
        return sentAt.length > 1 ? fetch(url, init) : Response.json({ code: 4029, info: '', data })
      },
    })
    const book = sdk.book('spot', 'BTCUSDT')
    book.subscribe(() => {})
    await until(() => book.get().error?.name === 'TOO_MANY_REQUESTS')
    await until(() => book.get().state === 'live')
    expect(book.get()).toMatchObject({ error: null, isReady: true })
    expect(sentAt).toHaveLength(2)
    expect(sentAt[1]! - sentAt[0]!).toBeGreaterThanOrEqual(40_000)
  })

  test('a live book whose snapshot is refused by a rate limit waits at most a minute', async () => {
    const waits: number[] = []
    const data = { error: 'TOO_MANY_REQUESTS', params: { retry_after: 3_600 } }
    const sdk = connect({
      fetch: async () => Response.json({ code: 4029, info: '', data }),
      timers: {
        ...timers(),
        setTimeout(run, ms) {
          waits.push(ms)
          return timers().setTimeout(run, ms)
        },
      },
    })
    const book = sdk.book('spot', 'BTCUSDT')
    book.subscribe(() => {})
    await until(() => book.get().error?.name === 'TOO_MANY_REQUESTS')
    expect(waits).toContain(60_000)
    expect(Math.max(...waits)).toBe(60_000)
  })

  test('a live book requests its snapshot again within seconds if a gateway answers 503 with a long Retry-After', async () => {
    let answers = 0
    const sdk = connect({
      fetch: async (url, init) => {
        answers += 1
        return answers > 1
          ? fetch(url, init)
          : new Response('busy', { status: 503, headers: { 'Retry-After': '3600' } })
      },
    })
    const book = sdk.book('spot', 'BTCUSDT')
    book.subscribe(() => {})
    await until(() => book.get().state === 'live')
    expect(answers).toBe(2)
  })
})
