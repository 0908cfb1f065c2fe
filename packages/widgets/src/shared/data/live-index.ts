import type { Bourselet, TopicData } from '@bourselet/sdk'
import { createLive, type Live } from './live.ts'
import { liveMarket } from './live-market.ts'
import type { Painter } from './painter.ts'
import { createRecovery } from './recovery.ts'

/** A published index price. Prediction rounds and options are settled with these prices. */
export type IndexTick = TopicData<`index:${string}`>

export type LiveIndex = {
  /** The published prices without gaps, oldest first. */
  list: readonly IndexTick[]
  /** True while the first request or a retry runs and there are no prices yet. */
  loading: boolean
  error: Error | null
  retry: () => void
  /** Loads the published prices of at least the last `spanMs` milliseconds, unless they are already loaded. */
  reach: (spanMs: number) => void
}

const PAGE = 1_000
/** Maximum number of prices in memory. With one price per second, they cover a little more than an hour. */
const KEPT = 4_500

/** Merges two lists of published prices that may overlap. The result contains each price once, oldest first. */
export function mergeTicks(a: readonly IndexTick[], b: readonly IndexTick[]): IndexTick[] {
  const byId = new Map([...a, ...b].map((tick) => [tick.id, tick]))
  return [...byId.values()].sort((one, other) => one.id - other.id)
}

const merge = (a: readonly IndexTick[], b: readonly IndexTick[]) => mergeTicks(a, b).slice(-KEPT)

/**
 * Creates the live index prices of a symbol. API calls load as many past prices as the subscribers request with
 * `reach`; the stream adds new ones.
 */
export function createIndex(
  sdk: Pick<Bourselet, 'market' | 'stream'>,
  painter: Painter,
  symbol: string,
): Live<LiveIndex> {
  let list: readonly IndexTick[] = []
  let loading = true
  let error: Error | null = null
  let view: LiveIndex | null = null
  let notify = () => {}
  let abort = new AbortController()
  let span = 0
  let isComplete = false
  let isFetching = false

  const changed = () => {
    view = null
    notify()
  }
  const fetchPage = async (signal: AbortSignal, to?: number) => {
    const request = { product: 'index', symbol, type: 'ticks', limit: PAGE, ...(to ? { to } : {}) } as const
    const answer = await sdk.market.history(request, { signal })
    return (answer.list as IndexTick[]).toReversed()
  }
  const isShort = () => {
    const [first] = list
    const last = list.at(-1)
    return !isComplete && first !== undefined && last !== undefined && last.ts - first.ts < span
  }
  /** Loads earlier pages until the requested span is covered or there are no earlier prices. */
  const fill = async (signal: AbortSignal) => {
    if (isFetching) return
    isFetching = true
    try {
      while (isShort() && list.length < KEPT) {
        const older = await fetchPage(signal, list[0]?.ts)
        if (signal.aborted) return
        isComplete = older.length < PAGE
        list = merge(older, list)
        changed()
      }
    } finally {
      isFetching = false
    }
  }
  const load = async () => {
    abort.abort()
    abort = new AbortController()
    isFetching = false
    const { signal } = abort
    try {
      const page = await fetchPage(signal)
      if (signal.aborted) return
      const oldest = page[0]
      // If the latest page does not overlap with the list, ticks between them are missing. The old ticks are
      // dropped, because a chart would draw a straight line across the gap.
      const isJoined = oldest !== undefined && list.some((tick) => tick.id >= oldest.id)
      if (!isJoined) list = list.filter((tick) => tick.id > (page.at(-1)?.id ?? 0))
      isComplete = page.length < PAGE
      list = merge(page, list)
      error = null
      loading = false
      recovery.note(null)
      changed()
      await fill(signal)
    } catch (thrown) {
      if (signal.aborted) return
      error = thrown instanceof Error ? thrown : new Error(String(thrown))
      loading = false
      recovery.note(error)
      changed()
    }
  }
  const recovery = createRecovery(sdk.stream, () => void load())
  const retry = () => {
    loading = true
    error = null
    changed()
    void load()
  }
  const reach = (spanMs: number) => {
    span = Math.max(span, spanMs)
    // While the first page loads, nothing is requested here. When the page has arrived, `load` calls `fill`, which
    // loads the rest of the span.
    if (!loading && isShort()) void fill(abort.signal).catch(() => {})
  }

  return createLive<LiveIndex>({
    painter,
    pace: 'paced',
    start(onChange) {
      notify = onChange
      const stop = sdk.stream.subscribe(
        `index:${symbol}`,
        ({ data }) => {
          const last = list.at(-1)
          list = !last || data.id > last.id ? [...list, data].slice(-KEPT) : merge(list, [data])
          changed()
        },
        { onReset: () => void load() },
      )
      void load()
      return () => {
        stop()
        abort.abort()
        recovery.stop()
        error = null
        list = []
        loading = true
        isComplete = false
        view = null
      }
    },
    read: () => {
      view ??= {
        list,
        loading: loading && list.length === 0,
        error: list.length > 0 ? null : error,
        retry,
        reach,
      }
      return view
    },
  })
}

/** Returns the published index prices of a symbol. */
export const liveIndex = liveMarket(createIndex)
