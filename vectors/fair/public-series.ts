import type { Call } from './client.ts'

/** A published index price. */
export interface Tick {
  id: number
  ts: number
  price: string
}

/** Maximum age in ms of a price that may settle a round (docs/rules.md#prices-and-settlement). */
export const PRICE_AGE_MS = 2_000
/** Maximum number of ticks in one answer. */
const MOST = 1000
const WINDOW_MS = 900_000
/**
 * Time in ms for which every index tick remains public. For earlier times, only the last tick at or before each
 * midnight is public.
 */
const PUBLIC_MS = 2 * 86_400_000

/** The published index of one symbol around the required times. */
export interface PublicSeries {
  /** Returns the last tick at or before a time, or null if that tick is older than `PRICE_AGE_MS`. */
  at(moment: number): Tick | null
  /** Time in ms since which every tick is published. Settlements before this time cannot be recomputed. */
  begins: number
}

/** Reads the published index of a symbol around the given times, with public calls. */
export async function readSeries(call: Call, symbol: string, moments: number[]): Promise<PublicSeries> {
  const read = async (range: object) => {
    const request = { symbol, product: 'index', type: 'ticks', ...range }
    return (await call<{ list: Tick[] }>('/data/api.user/historyInfo', request)).list
  }
  const ticks = new Map<number, Tick>()
  const sorted = [...new Set(moments)].sort((a, b) => a - b)
  for (let i = 0; i < sorted.length; ) {
    const from = sorted[i]! - PRICE_AGE_MS
    let to = from
    while (i < sorted.length && sorted[i]! < from + WINDOW_MS) to = sorted[i++]! + 1
    // The sandbox control `index`, an administrative call, can publish several ticks in one second. So even a short
    // period may contain more ticks than one answer. The next request then covers the rest of the period, up to the
    // oldest tick of this answer.
    for (let list = await read({ from, to, limit: MOST }); ; ) {
      for (const tick of list) ticks.set(tick.id, tick)
      const oldest = list.at(-1)
      if (list.length < MOST || !oldest || oldest.ts + 1 >= to) break
      to = oldest.ts + 1
      list = await read({ from, to, limit: MOST })
    }
  }
  const series = [...ticks.values()].sort((a, b) => a.ts - b.ts || a.id - b.id)
  const newest = (await read({ limit: 1 }))[0]?.ts ?? 0
  return {
    begins: Math.max(await beginningOf(read, sorted[0] ?? 0), newest - PUBLIC_MS),
    at(moment) {
      let [low, high] = [0, series.length]
      while (low < high) {
        const middle = (low + high) >>> 1
        if (series[middle]!.ts <= moment) low = middle + 1
        else high = middle
      }
      const tick = series[low - 1]
      return tick && moment - tick.ts <= PRICE_AGE_MS ? tick : null
    },
  }
}

/** Returns the last published tick at or before a moment; null if there is none. */
export async function lastTick(call: Call, symbol: string, moment: number): Promise<Tick | null> {
  const request = { symbol, product: 'index', type: 'ticks', to: moment + 1, limit: 1 }
  return (await call<{ list: Tick[] }>('/data/api.user/historyInfo', request)).list[0] ?? null
}

/**
 * Returns a time since which every tick is published: the time of the last tick at or before `first`. If there is no
 * such tick, returns the time of the first published tick, found by binary search. Returns Infinity if there are no
 * ticks at all.
 */
async function beginningOf(read: (range: object) => Promise<Tick[]>, first: number): Promise<number> {
  const until = async (moment: number) => (await read({ to: moment + 1, limit: 1 }))[0]?.ts
  const [early, newest] = [await until(first), (await read({ limit: 1 }))[0]?.ts]
  if (early !== undefined || newest === undefined) return early ?? Number.POSITIVE_INFINITY
  let [without, within] = [first, newest]
  while (within - without > 1) {
    const middle = Math.floor((without + within) / 2)
    const found = await until(middle)
    if (found === undefined) without = middle
    else within = found
  }
  return within
}
