import type { Bourselet, TopicData } from '@bourselet/sdk'
import type { CandleInterval } from '@bourselet/sdk/money'
import { createLive, type Live } from './live.ts'
import type { Product } from './live-tickers.ts'
import type { Painter } from './painter.ts'

const PAGE = 300

export type Candle = TopicData<`candle:spot:${string}:${string}`>

export type LiveCandles = {
  /** Oldest first, without gaps of order; the last one is open. */
  list: readonly Candle[]
  loading: boolean
  error: Error | null
  retry: () => void
  /** Fetches the page before the oldest candle; nothing where there is none, or while one is on its way. */
  loadOlder: () => void
}

/** The candle in its place: the last one replaced, a new one behind it, anything older where it belongs. */
export function placeCandle(list: readonly Candle[], candle: Candle): Candle[] {
  const at = list.findLastIndex(({ t }) => t <= candle.t)
  const isKnown = list[at]?.t === candle.t
  return [...list.slice(0, isKnown ? at : at + 1), candle, ...list.slice(at + 1)]
}

/** Whether nothing can be missing between what was here and the latest page. */
const joins = (list: readonly Candle[], page: readonly Candle[]) =>
  list.some(({ t }) => t < (page[0]?.t ?? 0)) && (list.at(-1)?.t ?? 0) >= (page[0]?.t ?? 0)

/** The latest page, behind it what the stream told meanwhile, before it what was scrolled to earlier. */
export function joinPage(list: readonly Candle[], page: readonly Candle[]): Candle[] {
  const first = page[0]
  const last = page.at(-1)
  if (!first || !last) return [...list]
  const before = joins(list, page) ? list.filter(({ t }) => t < first.t) : []
  return list.filter(({ t }) => t >= last.t).reduce(placeCandle, [...before, ...page])
}

/** The candles of a symbol and interval: history by calls, the open one by the stream. */
export function createCandles(
  sdk: Pick<Bourselet, 'market' | 'stream'>,
  painter: Painter,
  product: Product,
  symbol: string,
  interval: CandleInterval,
): Live<LiveCandles> {
  let list: readonly Candle[] = []
  let state = { loading: true, error: null as Error | null }
  let hasOlder = true
  let view: LiveCandles | null = null
  let tell = () => {}
  let abort = new AbortController()
  let older: AbortController | null = null

  const changed = () => {
    view = null
    tell()
  }
  const fetchPage = async (signal: AbortSignal, to?: number) => {
    const request = { product, symbol, type: 'kline', interval, limit: PAGE, ...(to ? { to } : {}) } as const
    const answer = await sdk.market.history(request, { signal })
    return answer.list as Candle[]
  }
  const load = async () => {
    abort.abort()
    abort = new AbortController()
    const { signal } = abort
    try {
      const page = await fetchPage(signal)
      if (signal.aborted) return
      const isFirst = list.length === 0 || !joins(list, page)
      list = joinPage(list, page)
      if (isFirst) hasOlder = page.length >= PAGE
      state = { loading: false, error: null }
    } catch (thrown) {
      if (signal.aborted) return
      state = { loading: false, error: thrown instanceof Error ? thrown : new Error(String(thrown)) }
    }
    changed()
  }
  const loadOlder = async () => {
    const first = list[0]
    if (!first || !hasOlder || older) return
    older = new AbortController()
    const { signal } = older
    try {
      const page = await fetchPage(signal, first.t)
      if (signal.aborted || list[0]?.t !== first.t) return
      hasOlder = page.length >= PAGE
      list = [...page.filter(({ t }) => t < first.t), ...list]
      changed()
    } catch {
      // Scrolling on asks again.
    } finally {
      older = null
    }
  }
  const retry = () => {
    state = { loading: true, error: null }
    changed()
    void load()
  }

  return createLive<LiveCandles>({
    painter,
    pace: 'frame',
    start(onChange) {
      tell = onChange
      const stop = sdk.stream.subscribe(
        `candle:${product}:${symbol}:${interval}`,
        ({ data }) => {
          list = placeCandle(list, data)
          changed()
        },
        { onReset: () => void load() },
      )
      void load()
      return () => {
        stop()
        abort.abort()
        older?.abort()
        list = []
        state = { loading: true, error: null }
        view = null
      }
    },
    read: () => {
      view ??= { list, ...state, error: list.length > 0 ? null : state.error, retry, loadOlder }
      return view
    },
  })
}
