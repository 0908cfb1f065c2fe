import { InvalidError } from '../errors/invalid-error.ts'
import { reporter, socketOf } from '../host.ts'
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

/** The topics of open market data. */
export type MarketTopic = Exclude<Topic, 'member' | `round:${string}`>

/** A client of open market data: no session and no writes. A client of `createBourselet` can take its place. */
export type MarketClient = Pick<Bourselet, 'baseUrl' | 'market' | 'close'> & {
  /** Live topics. */
  stream: StreamOf<MarketTopic>
  /** The server's time. */
  clock: Clock
}

/** Creates the part of a client that polls. */
type Polling = (call: Call, now: () => number) => (parts: SourceParts) => Source

/** Settings of a market client. Every setting except `baseUrl` has a default. */
export type MarketClientOptions = MarketCallsOptions &
  Pick<BourseletOptions, 'streamUrl' | 'stream' | 'WebSocket' | 'onError'> & {
    /**
     * Pass {@link polling} so that the client polls while there is no stream, as the whole client does. Default: none,
     * and topics wait for the stream.
     */
    polling?: Polling
  }

/**
 * Creates a client of open market data. Connections are opened by the first call and the first subscription.
 * @throws InvalidError if `baseUrl` is not an address
 * @example
 * ```ts
 * const client = createMarketClient({ baseUrl: 'https://exchange.example' })
 * const stop = client.stream.subscribe('ticker:spot:*', ({ data }) => show(data.symbol, data.last))
 * ```
 */
export function createMarketClient(options: MarketClientOptions): MarketClient {
  const { baseUrl, timers, market, call, close } = createMarketReads(options)
  const clock = createClock(timers)
  const stream = createStream({
    connect: socketOf(baseUrl, options),
    polling: options.polling?.(call, clock.now),
    clock,
    timers,
    report: reporter(options.onError),
  })
  return {
    baseUrl,
    market,
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
 * Returns the live order books of a client, as {@link Bourselet.book} does: the same ones at each call. A function of
 * its own, so that pages without a book do not load it.
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

/** The option of a market client that polls topics while there is no stream. */
export const polling: Polling = (call, now) => (parts) => createPoller({ ...parts, call, now })
