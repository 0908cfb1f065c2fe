import type { Bourselet, TopicData } from '@bourselet/sdk'
import { createRecovery } from './recovery.ts'

const PAGE = 300

export type Candle = TopicData<`candle:spot:${string}:${string}`>

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

/** Asks for so many candles before a moment; without it for the latest. */
export type FetchCandles = (limit: number, to: number | undefined, signal: AbortSignal) => Promise<Candle[]>

export type CandlePages = {
  list(): readonly Candle[]
  /** Nothing asked for was answered yet. */
  loading(): boolean
  /** Why there is no history. */
  error(): Error | null
  place(candle: Candle): void
  /** Asks for the latest page, also to mend what may be missing. What failed before stays until the answer. */
  load(): void
  /** The same for a reader who pressed for it: what failed is forgotten at once. */
  retry(): void
  /** The page before the oldest candle; nothing where there is none, or while one is on its way. */
  loadOlder(): void
  clear(): void
}

/** A list of candles that grows at both ends: pages by calls, single ones as they are told. */
export function createCandlePages(
  stream: Bourselet['stream'],
  fetch: FetchCandles,
  changed: () => void,
): CandlePages {
  let list: readonly Candle[] = []
  let history: 'wanted' | 'here' | Error = 'wanted'
  let hasOlder = true
  let latest = new AbortController()
  let older: AbortController | null = null

  const load = async () => {
    latest.abort()
    latest = new AbortController()
    const { signal } = latest
    try {
      const page = await fetch(PAGE, undefined, signal)
      if (signal.aborted) return
      if (!joins(list, page)) hasOlder = page.length >= PAGE
      list = joinPage(list, page)
      history = 'here'
      recovery.note(null)
    } catch (thrown) {
      if (signal.aborted) return
      const error = thrown instanceof Error ? thrown : new Error(String(thrown))
      recovery.note(error)
      // What is here stays; without any history a lone live candle would pass for a chart.
      if (history !== 'here') history = error
    }
    changed()
  }
  const recovery = createRecovery(stream, () => void load())
  const loadOlder = async () => {
    const first = list[0]
    if (!first || !hasOlder || older) return
    const asked = new AbortController()
    older = asked
    try {
      const page = await fetch(PAGE, first.t, asked.signal)
      if (asked.signal.aborted || list[0]?.t !== first.t) return
      hasOlder = page.length >= PAGE
      list = [...page.filter(({ t }) => t < first.t), ...list]
      changed()
    } catch {
      // Scrolling on asks again.
    } finally {
      if (older === asked) older = null
    }
  }
  return {
    list: () => list,
    loading: () => history === 'wanted',
    error: () => (history instanceof Error ? history : null),
    place(candle) {
      list = placeCandle(list, candle)
    },
    load: () => void load(),
    retry() {
      if (history !== 'here') history = 'wanted'
      void load()
    },
    loadOlder: () => void loadOlder(),
    clear() {
      latest.abort()
      recovery.stop()
      older?.abort()
      older = null
      list = []
      history = 'wanted'
      hasOlder = true
    },
  }
}
