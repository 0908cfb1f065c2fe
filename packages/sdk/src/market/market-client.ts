import { socketOf } from '../host.ts'
import type { BourseletOptions } from '../options.ts'
import type { Source, SourceParts } from '../realtime/source.ts'
import { createStream, type StreamOf } from '../realtime/stream.ts'
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
export type Polling = (call: Call, now: () => number) => (parts: SourceParts) => Source

/** Settings of a market client. Every setting except `baseUrl` has a default. */
export type MarketClientOptions = MarketCallsOptions &
  Pick<BourseletOptions, 'streamUrl' | 'stream' | 'WebSocket'> & {
    /**
     * The code that polls topics while there is no stream: pass the export `polling` of the SDK. Without this option,
     * topics deliver no events until the stream is connected, and `subscribe` throws InvalidError if the client cannot
     * open sockets.
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
