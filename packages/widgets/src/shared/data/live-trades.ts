import type { Bourselet, TopicData } from '@bourselet/sdk'
import { createFetch } from './create-fetch.ts'
import { createLive, type Live } from './live.ts'
import { liveMarket } from './live-market.ts'
import type { Product } from './live-tickers.ts'
import type { Painter } from './painter.ts'

/**
 * Maximum number of trades in memory. It exceeds the number of rows of a list, so that a list that shows only
 * large trades can still fill its rows.
 */
const KEPT = 200

export type PublicTrade = TopicData<`trades:spot:${string}`>[number]

export type LiveTrades = {
  /** Trades, newest first. */
  list: readonly PublicTrade[]
  /** True while the first request or a retry runs and there are no trades yet. */
  loading: boolean
  error: Error | null
  retry: () => void
}

/** Merges two lists of trades into one without duplicates, newest first, with at most `KEPT` trades. */
function merge(newer: readonly PublicTrade[], older: readonly PublicTrade[]): PublicTrade[] {
  const byId = new Map([...older, ...newer].map((trade) => [trade.id, trade]))
  return [...byId.values()].sort((a, b) => b.id - a.id).slice(0, KEPT)
}

/** Returns the list with new trades added. The new trades arrive oldest first. */
function withFresh(list: readonly PublicTrade[], fresh: readonly PublicTrade[]): PublicTrade[] {
  // New trades normally are newer than the trades in the list, so they are added at its top without sorting.
  const isNext = (fresh[0]?.id ?? 0) > (list[0]?.id ?? 0)
  return isNext ? [...fresh.toReversed(), ...list].slice(0, KEPT) : merge(fresh, list)
}

/** Creates the live public trades of a symbol: a call loads past trades, the stream adds new ones. */
export function createTrades(
  sdk: Pick<Bourselet, 'market' | 'stream'>,
  painter: Painter,
  product: Product,
  symbol: string,
): Live<LiveTrades> {
  let list: PublicTrade[] = []
  let view: LiveTrades | null = null
  let notify = () => {}

  const changed = () => {
    view = null
    notify()
  }
  const past = createFetch(
    sdk.stream,
    async (signal) => {
      const request = { product, symbol, type: 'trades', limit: KEPT } as const
      const answer = await sdk.market.history(request, { signal })
      if (!signal.aborted) list = merge(list, answer.list as PublicTrade[])
    },
    changed,
  )

  return createLive<LiveTrades>({
    painter,
    pace: 'turn',
    start(onChange) {
      notify = onChange
      const stop = sdk.stream.subscribe(
        `trades:${product}:${symbol}`,
        ({ data }) => {
          list = withFresh(list, data)
          changed()
        },
        { onReset: past.load },
      )
      past.load()
      return () => {
        stop()
        past.stop()
        list = []
        view = null
      }
    },
    read() {
      const isEmpty = list.length === 0
      view ??= {
        list,
        loading: past.loading && isEmpty,
        error: isEmpty ? past.error : null,
        retry: past.retry,
      }
      return view
    },
  })
}

/** Returns the live public trades of a symbol. */
export const liveTrades = liveMarket(createTrades)
