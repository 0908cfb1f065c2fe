import { DAY_MS } from '@bourselet/sdk/money'
import { fold, HOUR, MINUTE, type Stretch } from '../../prices/price-source.ts'
import type { ChartHistory } from './chart-history.ts'

const hourOf = (t: number) => t - (t % HOUR)

/** Age after which minutes are read from the database instead of memory. */
export const KEPT_MS = 26 * HOUR

/**
 * Trades of one series by minute and hour, combined with the earlier chart history. Days are computed from
 * hours and all other intervals from minutes, so all intervals agree.
 */
export class CandleSeries {
  /** Name of the series, such as `spot:BTCUSDT`. */
  readonly name: string
  readonly history: ChartHistory
  /** Traded minutes of the last KEPT_MS. */
  readonly #minutes = new Map<number, Stretch>()
  /** All hours with trades, each including the chart history of the same hour. */
  readonly #hours = new Map<number, Stretch>()
  /** Starts of these hours in ascending order. */
  readonly #starts: number[] = []
  /** Candles of days that no trade can change any more. */
  readonly #days = new Map<number, Stretch>()
  #latest = 0
  /** Minutes with trades since the last call of `takeChanged`. */
  readonly #changed = new Set<number>()

  constructor(name: string, history: ChartHistory) {
    this.name = name
    this.history = history
  }

  /** Adds a trade of `lots` at `price`; an index tick has 0 lots. */
  add(ts: number, price: number, lots: number): void {
    const trade = tradeStretch(price, lots)
    const minute = ts - (ts % MINUTE)
    const hour = hourOf(ts)
    const whole = this.#hours.get(hour) ?? this.#historyOf(hour, minute)
    this.#putHour(hour, join(whole, trade))
    this.#minutes.set(minute, join(this.#minutes.get(minute), trade))
    this.#changed.add(minute)
    this.#latest = Math.max(this.#latest, ts)
  }

  /** Restores a stored minute. */
  restoreMinute(t: number, stretch: Stretch): void {
    this.#minutes.set(t, stretch)
  }

  /** Recomputes a minute from all of its trades; marks it as changed if it differs from the stored one. */
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

  /** Recomputes an hour from its restored minutes. */
  rebuildHour(hour: number): void {
    const whole = fold(this.#parts(hour, hour + HOUR))
    if (whole) this.#putHour(hour, whole)
  }

  /** Returns a minute in memory, traded or from history; null if it is empty or too old. */
  minute(t: number): Stretch | null {
    return this.#minutes.get(t) ?? this.history.minute(t)
  }

  hour(t: number): Stretch | null {
    return this.#hours.get(t) ?? this.history.hour(t)
  }

  /** Returns the day that starts at `t`, up to now. */
  day(t: number): Stretch | null {
    const known = this.#days.get(t)
    if (known) return known
    const hours: Stretch[] = []
    for (let hour = t; hour < t + DAY_MS; hour += HOUR) {
      const part = this.hour(hour)
      if (part) hours.push(part)
    }
    const day = fold(hours)
    // Trades of a day are written at most one hour after the end of the day. The candle of the day is final
    // then and can be cached.
    if (day && t + DAY_MS + HOUR <= this.#latest) this.#days.set(t, day)
    return day
  }

  /** Returns true if the hour has trades. */
  isTraded(hour: number): boolean {
    return this.#hours.has(hour)
  }

  /** Returns the last price before an hour starts; null before all history. */
  closeBefore(hour: number): number | null {
    const traded = this.#starts[lowerBound(this.#starts, hour) - 1]
    const end = this.history.endBefore(hour)
    if (end !== null && (traded === undefined || hourOf(end - 1) > traded)) {
      return this.history.minute(end - MINUTE)?.c ?? null
    }
    return traded === undefined ? null : this.#hours.get(traded)!.c
  }

  /**
   * Returns minutes before `before` that changed since the last call; later minutes stay for the next call.
   */
  takeChanged(before: number): number[] {
    const taken = [...this.#changed].filter((minute) => minute < before)
    for (const minute of taken) this.#changed.delete(minute)
    return taken
  }

  /** Removes minutes that are too old to keep. */
  trim(now: number): void {
    for (const t of this.#minutes.keys()) if (t < now - KEPT_MS) this.#minutes.delete(t)
  }

  /** Returns the chart history of the hour before its first trade. */
  #historyOf(hour: number, until: number): Stretch | undefined {
    return fold(this.#parts(hour, until)) ?? undefined
  }

  *#parts(from: number, to: number): Generator<Stretch> {
    for (let t = from; t < to; t += MINUTE) {
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

/** Returns the index of the first number that is not below `limit`. */
function lowerBound(sorted: readonly number[], limit: number): number {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (sorted[middle]! < limit) low = middle + 1
    else high = middle
  }
  return low
}
