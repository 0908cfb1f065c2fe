import type { BookView, StreamState } from '@bourselet/sdk'
import type { CandleInterval } from '@bourselet/sdk/money'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { trendOf } from '../format/trend-of.ts'
import { useBourselet } from '../provider/use-bourselet.ts'
import type { Live } from './live.ts'
import type { LiveCandles } from './live-candles.ts'
import type { LiveIndex } from './live-index.ts'
import { type LiveMarket, liveMarketOf } from './live-market.ts'
import type { MarkPrice } from './live-marks.ts'
import type { LiveRounds } from './live-rounds.ts'
import type { CandleProduct, LiveTicker, Product } from './live-tickers.ts'
import type { LiveTrades } from './live-trades.ts'
import { type SymbolInfo, useSymbol, useSymbols } from './use-symbols.ts'

/**
 * Returns the value that `live` had at the last paint. The component renders again when the value changes.
 */
export function useLive<T>(live: Live<T>): T {
  return useSyncExternalStore(live.subscribe, live.get, live.get)
}

/**
 * Returns a part of a live value, which must be a primitive. The component renders again only when this part
 * changes. So hundreds of rows can read the same live value.
 */
export function useLivePart<T, P extends string | null>(live: Live<T>, part: (value: T) => P): P {
  const read = () => part(live.get())
  return useSyncExternalStore(live.subscribe, read, read)
}

/** Returns the live market of the client of the surrounding provider. */
export function useLiveMarket(): LiveMarket {
  return liveMarketOf(useBourselet().sdk)
}

/** Returns the order book of a symbol, updated at most ten times a second. */
export function useBook(symbol: string, product: Product = 'spot'): BookView {
  return useLive(useLiveMarket().book(product, symbol))
}

/** Returns the latest public trades of a symbol, newest first, updated at most ten times a second. */
export function useTrades(symbol: string, product: Product = 'spot'): LiveTrades {
  return useLive(useLiveMarket().trades(product, symbol))
}

/** Returns the candles of a symbol, oldest first. The last candle is still open. */
export function useCandles(
  symbol: string,
  interval: CandleInterval,
  product: CandleProduct = 'spot',
): LiveCandles {
  return useLive(useLiveMarket().candles(product, symbol, interval))
}

/** The 24-hour statistics of a symbol, with the direction of its last price change. */
export type Figures = Omit<LiveTicker, 'ts' | 'symbol'>

/**
 * Returns the live 24-hour statistics of a symbol. Until the first stream event, returns the statistics from the
 * list of symbols.
 */
export function useFigures(
  symbol: string,
  product: Product,
  info: SymbolInfo | undefined,
): Figures | undefined {
  const live = useLive(useLiveMarket().tickers(product).one(symbol))
  return live ?? (info && figuresOf(info))
}

/** Returns the 24-hour statistics of a symbol from the list of symbols. */
export function figuresOf(info: SymbolInfo): Figures {
  const { last, open_24h, high_24h, low_24h, change_pct, volume_24h, turnover_24h } = info
  return {
    last,
    open_24h,
    high_24h,
    low_24h,
    change_pct,
    volume_24h,
    turnover_24h,
    direction: trendOf(change_pct),
  }
}

export type TickerState = {
  /** Name, coins and trading rules of the symbol. */
  info: SymbolInfo | undefined
  figures: Figures | undefined
  error: Error | null
  refetch: () => void
}

/**
 * Returns the live price and 24-hour statistics of a symbol. A component that renders often should use
 * `useFigures` instead.
 */
export function useTicker(symbol: string, product: Product = 'spot'): TickerState {
  const { data: info, error, refetch } = useSymbol(symbol, product)
  const figures = useFigures(symbol, product, info)
  return {
    info,
    figures,
    error: figures ? null : error,
    refetch,
  }
}

/**
 * Returns the live mark price, index price and funding of a contract. Until the first stream event, returns the
 * values from the list of symbols.
 */
export function useMark(symbol: string): MarkPrice | undefined {
  const live = useLive(useLiveMarket().marks.one(symbol))
  const { data: info } = useSymbol(symbol, 'futures')
  return live ?? markOf(info)
}

/** Returns the mark price from the list of symbols; undefined if the symbol is not a contract. */
export function markOf(info: SymbolInfo | undefined): MarkPrice | undefined {
  const { mark_price, index_price, funding_rate, next_funding_at } = info ?? {}
  if (!info || !mark_price || !index_price || !funding_rate || !next_funding_at) return undefined
  return { symbol: info.symbol, mark_price, index_price, funding_rate, next_funding_at, ts: 0 }
}

/**
 * Returns the live mark prices of all contracts by symbol. A list should use `marks.one` in each row instead,
 * so that a change renders only one row.
 */
export function useMarks(): ReadonlyMap<string, MarkPrice> {
  const live = useLive(useLiveMarket().marks.all())
  const { data: contracts } = useSymbols('futures')
  return useMemo(() => {
    const asCalled = (contracts ?? []).flatMap((info) => markOf(info) ?? [])
    return new Map([...asCalled.map((mark) => [mark.symbol, mark] as const), ...live])
  }, [contracts, live])
}

/** Returns the rounds in progress of a symbol and the durations of its options. Both are updated live. */
export function useRoundBoard(symbol: string): LiveRounds {
  return useLive(useLiveMarket().rounds(symbol))
}

/**
 * Returns the published index prices of a symbol in at least the last `spanMs` milliseconds, oldest first.
 */
export function useIndexTicks(symbol: string, spanMs: number): LiveIndex {
  const index = useLive(useLiveMarket().index(symbol))
  const { reach } = index
  useEffect(() => reach(spanMs), [reach, spanMs])
  return index
}

export type ConnectionState = {
  state: StreamState
  /**
   * Time in ms since the data was last known to be current; undefined if the data is current now. `<LiveMark>`
   * shows this time.
   */
  ageMs: number | undefined
}

/**
 * Returns the state of the connection, which shows if the data of the page is current. A connection that has
 * been opening for less than a second counts as live.
 */
export function useConnection(): ConnectionState {
  const state = useLive(useLiveMarket().connection)
  const [ageMs, setAgeMs] = useState<number>()
  const isAgeing = state === 'stale' || state === 'offline'
  useEffect(() => {
    if (!isAgeing) return setAgeMs(undefined)
    const since = Date.now()
    const timer = setInterval(() => setAgeMs(Date.now() - since), 1_000)
    return () => clearInterval(timer)
  }, [isAgeing])
  return { state: state === 'stale' && ageMs === undefined ? 'live' : state, ageMs }
}
