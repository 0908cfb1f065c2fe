import type { Schema } from '@bourselet/openapi'

type Product = 'spot' | 'futures'

/**
 * Topic names: `ticker:spot:*`, `depth:spot:BTCUSDT`, `candle:futures:ETHUSDT:1m`, `mark:*`, `round:BTCUSDT`,
 * `member` …
 */
export type Topic =
  | `ticker:${Product}:${string}`
  | `depth:${Product}:${string}`
  | `trades:${Product}:${string}`
  | `candle:${Product | 'index'}:${string}:${Schema<'CandleInterval'>}`
  | `mark:${string}`
  | `index:${string}`
  | `round:${string}`
  | 'member'

/** The data of a topic's events. */
export type TopicData<T extends Topic> = T extends 'member'
  ? Schema<'MemberEvent'>
  : T extends `ticker:${string}`
    ? Schema<'Ticker'>
    : T extends `depth:${string}`
      ? Schema<'DepthDelta'>
      : T extends `trades:${string}`
        ? Schema<'TradeBatch'>
        : T extends `mark:${string}`
          ? Schema<'MarkPrice'>
          : T extends `index:${string}`
            ? Schema<'IndexTick'>
            : T extends `round:${string}`
              ? Schema<'RoundBoard'>
              : Schema<'Candle'>

/** One event of a topic, as handlers receive it. */
export type StreamEvent<T extends Topic = Topic> = {
  topic: T
  /**
   * A number that increases within one topic and epoch, by one on `member`, trades, candle and index topics; on a depth
   * topic it is the sequence number of the order book.
   */
  seq: number
  /** Id of one run of the server; numbers of different epochs cannot be compared. */
  epoch: string
  /** The server's time of the frame, milliseconds. */
  ts: number
  data: TopicData<T>
  /**
   * True if the SDK fetched the event by a call because there is no stream. A polled depth event is the whole
   * book, not a change.
   */
  polled: boolean
}

/**
 * `live`: messages of the stream arrive. `stale`: the connection is doubtful or not yet open. `polling`: there is no
 * stream, so calls are sent every 1 to 2 s. `offline`: the server cannot be reached.
 */
export type StreamState = 'live' | 'stale' | 'polling' | 'offline'
