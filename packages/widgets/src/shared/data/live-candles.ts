import type { Bourselet } from '@bourselet/sdk'
import type { CandleInterval } from '@bourselet/sdk/money'
import { type Candle, createCandlePages } from './candle-pages.ts'
import { createLive, type Live } from './live.ts'
import { liveMarket } from './live-market.ts'
import type { CandleProduct } from './live-tickers.ts'
import type { Painter } from './painter.ts'

export type LiveCandles = {
  /** Candles, oldest first. The last candle still changes, because its interval has not ended. */
  list: readonly Candle[]
  loading: boolean
  error: Error | null
  retry: () => void
  /**
   * Loads the page before the oldest candle. Does nothing if there are no older candles or a page is loading.
   */
  loadOlder: () => void
}

/**
 * Creates the live candles of a symbol and interval. API calls load past candles; the stream updates the last candle
 * and adds new candles.
 */
export function createCandles(
  sdk: Pick<Bourselet, 'market' | 'stream'>,
  painter: Painter,
  product: CandleProduct,
  symbol: string,
  interval: CandleInterval,
): Live<LiveCandles> {
  let view: LiveCandles | null = null
  let notify = () => {}
  const changed = () => {
    view = null
    notify()
  }
  const pages = createCandlePages(
    sdk.stream,
    async (limit, to, signal) => {
      const request = { product, symbol, type: 'kline', interval, limit, ...(to ? { to } : {}) } as const
      const answer = await sdk.market.history(request, { signal })
      return answer.list as Candle[]
    },
    changed,
  )
  const retry = () => {
    pages.retry()
    changed()
  }
  const topic = `candle:${product}:${symbol}:${interval}` as const

  return createLive<LiveCandles>({
    painter,
    pace: 'turn',
    start(onChange) {
      notify = onChange
      const onCandle = ({ data }: { data: Candle }) => {
        pages.place(data)
        changed()
      }
      const stop = sdk.stream.subscribe(topic, onCandle, { onReset: pages.load })
      pages.load()
      return () => {
        stop()
        pages.clear()
        view = null
      }
    },
    read: () => {
      view ??= {
        list: pages.list(),
        loading: pages.loading(),
        error: pages.error(),
        retry,
        loadOlder: pages.loadOlder,
      }
      return view
    },
  })
}

/** Returns the live candles of a symbol and interval. */
export const liveCandles = liveMarket(createCandles)
