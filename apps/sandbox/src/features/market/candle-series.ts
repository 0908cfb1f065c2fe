import { DAY_MS } from '@bourselet/sdk/money'
import { HOUR_MS, MINUTE_MS } from '../../clock/clock.ts'
import { fold, type Stretch } from '../../prices/price-source.ts'
import type { ChartHistory } from './chart-history.ts'

const hourOf = (t: number) => t - (t % HOUR_MS)

/** Age in ms after which one-minute candles are removed from memory and read from the database instead. */
export const KEPT_MS = 26 * HOUR_MS

/**
 * The candles of one symbol or index in memory, from trades and from chart history (prices for times without
 * trades). Daily candles are computed from one-hour candles; candles of all other intervals from one-minute,
 * one-hour or daily candles. Therefore candles of different intervals always agree.
 */
export class CandleSeries {
  /** Name of the series, such as `spot:BTCUSDT`. */
  readonly name: string
  readonly history: ChartHistory
  /** One-minute candles with trades, up to the age KEPT_MS. */
  readonly #minutes = new Map<number, Stretch>()
  /**
   * One-hour candles of all hours with trades. Each also includes the chart history that lies within its hour.
   */
  readonly #hours = new Map<number, Stretch>()
  /** Start times of the hours with trades, in ascending order. */
  readonly #starts: number[] = []
  /** Daily candles that are final, because no later trade can belong to them. */
  readonly #days = new Map<number, Stretch>()
  #latest = 0
  /** Minutes that trades have changed since the last call of `takeChanged`. */
  readonly #changed = new Set<number>()

  constructor(name: string, history: ChartHistory) {
    this.name = name
    this.history = history
  }

  /** Adds a trade of `lots` at `price` to the candles. A tick of the index is added as a trade of 0 lots. */
  add(ts: number, price: number, lots: number): void {
    const trade = tradeStretch(price, lots)
    const minute = ts - (ts % MINUTE_MS)
    const hour = hourOf(ts)
    const whole = this.#hours.get(hour) ?? this.#historyOf(hour, minute)
    this.#putHour(hour, join(whole, trade))
    this.#minutes.set(minute, join(this.#minutes.get(minute), trade))
    this.#changed.add(minute)
    this.#latest = Math.max(this.#latest, ts)
  }

  /** Puts a stored one-minute candle back into memory after a restart. */
  restoreMinute(t: number, stretch: Stretch): void {
    this.#minutes.set(t, stretch)
  }

  /**
   * Computes a one-minute candle again from all trades of the minute. If it differs from the candle in memory,
   * replaces that candle and marks the minute as changed.
   */
  refoldMinute(t: number, trades: readonly { price: number; lots: number }[]): void {
    const parts = trades.map(({ price, lots }): Stretch => tradeStretch(price, lots))
    const minute = fold(parts)
    if (!minute || same(minute, this.#minutes.get(t))) return
    this.#minutes.set(t, minute)
    this.#changed.add(t)
  }

  restoreHour(t: number, stretch: Stretch): void {
    this.#putHour(t, stretch)
  }

  /** Computes a one-hour candle again from the one-minute candles in memory. */
  rebuildHour(hour: number): void {
    const whole = fold(this.#parts(hour, hour + HOUR_MS))
    if (whole) this.#putHour(hour, whole)
  }

  /** Returns a one-minute candle in memory, from trades or from chart history; null if there is none. */
  minute(t: number): Stretch | null {
    return this.#minutes.get(t) ?? this.history.minute(t)
  }

  hour(t: number): Stretch | null {
    return this.#hours.get(t) ?? this.history.hour(t)
  }

  /** Returns the daily candle that starts at `t`. The candle of the current day contains the trades so far. */
  day(t: number): Stretch | null {
    const known = this.#days.get(t)
    if (known) return known
    const hours: Stretch[] = []
    let past = 0
    for (let hour = t; hour < t + DAY_MS; hour += HOUR_MS) {
      const part = this.hour(hour)
      if (!part) continue
      hours.push(part)
      if (!this.#hours.has(hour)) past++
    }
    const day = fold(hours)
    // Only final daily candles are cached. A day that consists only of chart history gets no more trades, so its candle
    // is final at once. The candle of any other day is final one hour after the day. By then, all trades of the day are
    // committed.
    const isFinal = past === DAY_MS / HOUR_MS || t + DAY_MS + HOUR_MS <= this.#latest
    if (day && isFinal) this.#days.set(t, day)
    return day
  }

  /** Returns true if there were trades in the hour that starts at the given time. */
  isTraded(hour: number): boolean {
    return this.#hours.has(hour)
  }

  /** Returns the last price before an hour starts; null if no earlier price is known. */
  closeBefore(hour: number): number | null {
    const traded = this.#starts[lowerBound(this.#starts, hour) - 1]
    const end = this.history.endBefore(hour)
    if (end !== null && (traded === undefined || hourOf(end - 1) > traded)) {
      return this.history.minute(end - MINUTE_MS)?.c ?? null
    }
    return traded === undefined ? null : this.#hours.get(traded)!.c
  }

  /**
   * Returns the minutes that start before `before` and have changed since the last call. Later minutes are
   * returned by a later call.
   */
  takeChanged(before: number): number[] {
    const taken = [...this.#changed].filter((minute) => minute < before)
    for (const minute of taken) this.#changed.delete(minute)
    return taken
  }

  /** Marks minutes as changed again after an attempt to store them has failed. */
  markChanged(minutes: readonly number[]): void {
    for (const minute of minutes) this.#changed.add(minute)
  }

  /** Removes one-minute candles older than KEPT_MS from memory. */
  trim(now: number): void {
    for (const t of this.#minutes.keys()) if (t < now - KEPT_MS) this.#minutes.delete(t)
  }

  /**
   * Returns the chart history from the start of an hour up to the minute `until`, in which the hour's first trade
   * happens. Returns undefined if there is no chart history in this part of the hour.
   */
  #historyOf(hour: number, until: number): Stretch | undefined {
    return fold(this.#parts(hour, until)) ?? undefined
  }

  *#parts(from: number, to: number): Generator<Stretch> {
    for (let t = from; t < to; t += MINUTE_MS) {
      const part = this.minute(t)
      if (part) yield part
    }
  }

  #putHour(t: number, stretch: Stretch): void {
    if (!this.#hours.has(t)) this.#starts.splice(lowerBound(this.#starts, t), 0, t)
    this.#hours.set(t, stretch)
  }
}

function tradeStretch(price: number, lots: number): Stretch {
  const q = BigInt(price) * BigInt(lots)
  return { o: price, h: price, l: price, c: price, v: BigInt(lots), q, n: 1 }
}

function same(a: Stretch, b: Stretch | undefined): boolean {
  return b !== undefined && (Object.keys(a) as (keyof Stretch)[]).every((name) => a[name] === b[name])
}

function join(whole: Stretch | undefined, next: Stretch): Stretch {
  return whole ? fold([whole, next])! : next
}

/** Returns the index of the first number in a sorted list that is not below `limit`. */
function lowerBound(sorted: readonly number[], limit: number): number {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (sorted[middle]! < limit) low = middle + 1
    else high = middle
  }
  return low
}
