import type { Bourselet, TopicData } from '@bourselet/sdk'
import { createRecovery } from './recovery.ts'

const PAGE = 300

export type Candle = TopicData<`candle:spot:${string}:1m`>

/** Returns the list with a candle inserted at its time. An existing candle with the same time is replaced. */
export function placeCandle(list: readonly Candle[], candle: Candle): Candle[] {
  const at = list.findLastIndex(({ t }) => t <= candle.t)
  const isKnown = list[at]?.t === candle.t
  return [...list.slice(0, isKnown ? at : at + 1), candle, ...list.slice(at + 1)]
}

/**
 * Returns true if no candle is missing between the list and the latest page: the list begins before the page and
 * reaches at least the first candle of the page.
 */
const joins = (list: readonly Candle[], page: readonly Candle[]) =>
  list.some(({ t }) => t < (page[0]?.t ?? 0)) && (list.at(-1)?.t ?? 0) >= (page[0]?.t ?? 0)

/**
 * Returns the latest page joined with the older candles that are already loaded and the newer candles from
 * the stream.
 */
export function joinPage(list: readonly Candle[], page: readonly Candle[]): Candle[] {
  const first = page[0]
  const last = page.at(-1)
  if (!first || !last) return [...list]
  const before = joins(list, page) ? list.filter(({ t }) => t < first.t) : []
  return list.filter(({ t }) => t >= last.t).reduce(placeCandle, [...before, ...page])
}

/** Fetches the candles of a chart before the time `to`; without `to`, the latest candles. */
export type FetchCandles = (limit: number, to: number | undefined, signal: AbortSignal) => Promise<Candle[]>

export type CandlePages = {
  list(): readonly Candle[]
  /**
   * Returns true until the first request for candles has succeeded or failed. After a failure, returns true during a
   * retry.
   */
  loading(): boolean
  /** Returns the error of the failed request if no page of past candles could be loaded; null otherwise. */
  error(): Error | null
  place(candle: Candle): void
  /**
   * Loads the latest page of candles, at the start or to close a gap. The error of an earlier request is kept
   * until this request succeeds.
   */
  load(): void
  /** Loads the latest page after the user has pressed the retry button, and clears the error immediately. */
  retry(): void
  /**
   * Loads the page before the oldest candle. Does nothing if there are no older candles or a page is loading.
   */
  loadOlder(): void
  clear(): void
}

/** Creates a list of candles that grows at both ends: `loadOlder` adds older pages, the stream adds new candles. */
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
      // If a page of candles is already loaded, a failure leaves the candles visible and shows no error. If no page is
      // loaded yet, only candles from the stream are available, so the error is shown.
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
      // If a page could not be loaded, it is requested again the next time the user scrolls to the oldest candle.
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
