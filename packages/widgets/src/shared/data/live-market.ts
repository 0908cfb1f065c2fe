import type { BookView, Bourselet, StreamState } from '@bourselet/sdk'
import type { CandleInterval } from '@bourselet/sdk/money'
import { createLive, type Live } from './live.ts'
import { createCandles, type LiveCandles } from './live-candles.ts'
import { createIndex, type LiveIndex } from './live-index.ts'
import { createMarks, type Marks } from './live-marks.ts'
import { createRounds, type LiveRounds } from './live-rounds.ts'
import { type CandleProduct, createTickers, type Product, type Tickers } from './live-tickers.ts'
import { createTrades, type LiveTrades } from './live-trades.ts'
import { createPainter, type Painter } from './painter.ts'

/** The live data of the market. All widgets of a page that read the same data share one source. */
export type LiveMarket = {
  tickers(product: Product): Tickers
  /** Mark prices of the contracts. */
  marks: Marks
  book(product: Product, symbol: string): Live<BookView>
  trades(product: Product, symbol: string): Live<LiveTrades>
  candles(product: CandleProduct, symbol: string, interval: CandleInterval): Live<LiveCandles>
  /** Returns the published index prices of a symbol. */
  index(symbol: string): Live<LiveIndex>
  /** Returns the live prediction rounds of a symbol. */
  rounds(symbol: string): Live<LiveRounds>
  connection: Live<StreamState>
}

/** The parts of the SDK client that the live market data needs. */
export type LiveClient = Pick<Bourselet, 'market' | 'prediction' | 'stream' | 'book'>

const markets = new WeakMap<LiveClient, LiveMarket>()

/** Returns the live market data of a client. They are created at the first call. */
export function liveMarketOf(sdk: LiveClient): LiveMarket {
  const known = markets.get(sdk)
  if (known) return known
  const market = createLiveMarket(sdk)
  markets.set(sdk, market)
  return market
}

export function createLiveMarket(sdk: LiveClient, painter: Painter = createPainter()): LiveMarket {
  const tickers = keep((product: Product) => createTickers(sdk.stream, painter, product))
  return {
    tickers,
    marks: createMarks(sdk.stream, painter),
    book: keep((product: Product, symbol: string) => {
      const book = sdk.book(product, symbol)
      return createLive({ painter, pace: 'paced', start: book.subscribe, read: book.get })
    }),
    trades: keep((product: Product, symbol: string) => createTrades(sdk, painter, product, symbol)),
    candles: keep((product: CandleProduct, symbol: string, interval: CandleInterval) =>
      createCandles(sdk, painter, product, symbol, interval),
    ),
    index: keep((symbol: string) => createIndex(sdk, painter, symbol)),
    rounds: keep((symbol: string) => createRounds(sdk, painter, symbol)),
    connection: createLive({
      painter,
      pace: 'frame',
      start: sdk.stream.state.subscribe,
      read: sdk.stream.state.get,
    }),
  }
}

/**
 * Returns a function that creates an object at the first call with some arguments. Later calls with the same
 * arguments return the same object. An object without readers stays in memory but holds no data.
 */
function keep<A extends readonly string[], T>(make: (...names: A) => T): (...names: A) => T {
  const kept = new Map<string, T>()
  return (...names) => {
    const key = names.join(':')
    const known = kept.get(key)
    if (known !== undefined) return known
    const made = make(...names)
    kept.set(key, made)
    return made
  }
}
