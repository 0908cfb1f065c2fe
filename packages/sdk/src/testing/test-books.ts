import { afterEach, beforeEach, expect } from 'vitest'
import { WebSocket } from 'ws'
import type { BourseletOptions } from '../options.ts'
import type { SocketConstructor } from '../realtime/link.ts'
import { createBourselet } from '../sdk.ts'
import { type Exchange, startExchange } from './exchange.ts'
import { type FastTimers, fastTimers } from './timers.ts'
import { until } from './until.ts'

/**
 * Maximum time in ms, on the clock of the client, until a book equals the server's book again after a single fault: the
 * interval between two snapshot requests, a wait before an attempt to connect, and their answers.
 */
const HEALED_MS = 5_000

type Client = ReturnType<typeof createBourselet>
type Book = ReturnType<Client['book']>

/**
 * Registers hooks that start an exchange with an order book before each test of a file. After each test they
 * close the clients and the exchange, and expect that no timer of a client is left.
 */
export function testBooks() {
  let exchange: Exchange
  let timers: FastTimers
  const clients: Client[] = []
  beforeEach(async () => {
    exchange = await startExchange()
    timers = fastTimers(20)
  })
  afterEach(async () => {
    for (const sdk of clients.splice(0)) sdk.close()
    expect(timers.waiting()).toBe(0)
    await exchange.close()
  })

  /** Returns a client of the exchange. The test does not need to close it. */
  const connect = (options: Partial<BourseletOptions> = {}): Client => {
    const sdk = createBourselet({
      baseUrl: exchange.api.url,
      streamUrl: exchange.stream.url,
      WebSocket: WebSocket as unknown as SocketConstructor,
      timers,
      ...options,
    })
    clients.push(sdk)
    return sdk
  }

  /**
   * Subscribes to a book and waits until it is live. Returns the client, the book, and a function that unsubscribes.
   */
  const follow = async (options: Partial<BourseletOptions> = {}) => {
    const sdk = connect(options)
    const book = sdk.book('spot', 'BTCUSDT')
    const stop = book.subscribe(() => {})
    await until(() => book.get().state === 'live', 'live book')
    return { sdk, book, stop }
  }

  const equals = (book: Book): boolean =>
    JSON.stringify([book.get().bids, book.get().asks]) === JSON.stringify([exchange.bids(), exchange.asks()])

  return {
    connect,
    follow,
    exchange: () => exchange,
    timers: () => timers,
    /** Returns the number of requests for snapshots of the book that the exchange has received. */
    snapshots: () => exchange.api.received.filter(({ path }) => path.endsWith('marketDepth')).length,
    equals,
    /**
     * Waits until the book is live again and equals the server's book. Fails if this takes longer than `mostMs` on the
     * clock of the client.
     */
    async heals(book: Book, mostMs = HEALED_MS) {
      const since = timers.now()
      await until(() => book.get().state === 'live' && equals(book), 'healed book')
      expect(timers.now() - since).toBeLessThan(mostMs)
    },
  }
}
