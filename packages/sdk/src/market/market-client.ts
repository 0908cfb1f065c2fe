import { InvalidError } from '../errors/invalid-error.ts'
import { socketOf } from '../host.ts'
import type { BourseletOptions } from '../options.ts'
import { createBooks } from '../realtime/book.ts'
import { createPoller } from '../realtime/poller.ts'
import type { Source, SourceParts } from '../realtime/source.ts'
import { createStream, isInner, type StreamOf } from '../realtime/stream.ts'
import type { Topic } from '../realtime/stream-event.ts'
import type { Bourselet } from '../sdk.ts'
import type { Call } from '../transport/call.ts'
import { type Clock, createClock } from '../transport/clock.ts'
import { createMarketReads, type MarketCallsOptions } from './market-calls.ts'

/** The topics of public market data. */
export type MarketTopic = Exclude<Topic, 'member' | `round:${string}`>

/**
 * A client of public market data, without a session and without writes. A client of `createBourselet` has this
 * type too.
 */
export type MarketClient = Pick<Bourselet, 'baseUrl' | 'market' | 'setLanguage' | 'close'> & {
  /** Live topics, such as tickers and order books. */
  stream: StreamOf<MarketTopic>
  /** A clock that shows the server's time. */
  clock: Clock
}

/** A function that creates the polling part of a client, which sends calls while there is no stream. */
type Polling = (call: Call, now: () => number) => (parts: SourceParts) => Source

/** Settings of a market client. Every setting except `baseUrl` has a default. */
export type MarketClientOptions = MarketCallsOptions &
  Pick<BourseletOptions, 'streamUrl' | 'stream' | 'WebSocket'> & {
    /**
     * Polling of topics while there is no stream: pass {@link polling}. If absent, topics wait for the stream.
     */
    polling?: Polling
  }

/**
 * Creates a client of public market data. Connections are opened by the first call and the first subscription.
 * @throws InvalidError if `baseUrl` is not an address
 * @example
 * ```ts
 * const client = createMarketClient({ baseUrl: 'https://exchange.example' })
 * const stop = client.stream.subscribe('ticker:spot:*', ({ data }) => show(data.symbol, data.last))
 * ```
 */
export function createMarketClient(options: MarketClientOptions): MarketClient {
  const { close, report, timers, call, ...calls } = createMarketReads(options)
  const clock = createClock(timers)
  const stream = createStream({
    connect: socketOf(calls.baseUrl, options),
    polling: options.polling?.(call, clock.now),
    clock,
    timers,
    report,
  })
  return {
    ...calls,
    stream,
    clock,
    close() {
      stream.close()
      close()
    },
  }
}

/** The books of each client, so that all its readers share them. */
const booksByClient = new WeakMap<MarketClient, Bourselet['book']>()

/**
 * Returns the live order books of a client, as {@link Bourselet.book} does. The function is separate from the
 * client, so that pages without a book do not load it.
 * @throws InvalidError if the client was not created by this SDK
 * @example
 * ```ts
 * const book = liveBooks(client)('spot', 'BTCUSDT')
 * const stop = book.subscribe(() => show(book.get().asks[0]))
 * ```
 */
export function liveBooks(client: MarketClient & Partial<Pick<Bourselet, 'book'>>): Bourselet['book'] {
  const { stream, market } = client
  const known = client.book ?? booksByClient.get(client)
  if (known) return known
  if (!isInner(stream)) throw new InvalidError('client', 'Not created by this SDK')
  const books = createBooks({ stream, market })
  booksByClient.set(client, books)
  return books
}

/** Value of the option `polling` with which a market client polls topics while there is no stream. */
export const polling: Polling = (call, now) => (parts) => createPoller({ ...parts, call, now })
