import { DAY_MS } from '@bourselet/sdk/money'
import { fold, HOUR, MINUTE, type Stretch } from '../../prices/price-source.ts'
import type { ChartHistory } from './chart-history.ts'

const hourOf = (t: number) => t - (t % HOUR)

/** Minutes older than this are read from the database when they are asked for. */
export const KEPT_MS = 26 * HOUR

/**
 * What was traded in one series, by minute and hour, joined with the chart history before it. Everything coarser
 * is a fold of hours, everything between a fold of minutes, so all intervals agree.
 */
export class CandleSeries {
  /** `spot:BTCUSDT`. */
  readonly name: string
  readonly history: ChartHistory
  /** Traded minutes of the last KEPT_MS. */
  readonly #minutes = new Map<number, Stretch>()
  /** Every hour in which there was a trade, whole: chart history of the same hour included. */
  readonly #hours = new Map<number, Stretch>()
  /** Starts of these hours, rising. */
  readonly #starts: number[] = []
  /** Days that are over, worked out once. */
  readonly #days = new Map<number, Stretch>()
  #latest = 0
  /** Minutes that were traded in since `takeChanged`. */
  readonly #changed = new Set<number>()

  constructor(name: string, history: ChartHistory) {
    this.name = name
    this.history = history
  }

  /** Adds a trade of `lots` at `price`; an index tick is one of none. */
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

  /** Puts in what an earlier life has stored. */
  restoreMinute(t: number, stretch: Stretch): void {
    this.#minutes.set(t, stretch)
  }

  /** Works a minute out from all of its trades; it counts as changed unless it was stored like this. */
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

  /** Works the hour out again from its minutes, after these were restored. */
  rebuildHour(hour: number): void {
    const whole = fold(this.#parts(hour, hour + HOUR))
    if (whole) this.#putHour(hour, whole)
  }

  /** A minute that memory knows: traded, or history. Null: nothing happened, or it is too long ago. */
  minute(t: number): Stretch | null {
    return this.#minutes.get(t) ?? this.history.minute(t)
  }

  hour(t: number): Stretch | null {
    return this.#hours.get(t) ?? this.history.hour(t)
  }

  /** The day that starts at `t`, as far as it has come. */
  day(t: number): Stretch | null {
    const known = this.#days.get(t)
    if (known) return known
    const hours: Stretch[] = []
    for (let hour = t; hour < t + DAY_MS; hour += HOUR) {
      const part = this.hour(hour)
      if (part) hours.push(part)
    }
    const day = fold(hours)
    // An hour later no trade can come late any more.
    if (day && t + DAY_MS + HOUR <= this.#latest) this.#days.set(t, day)
    return day
  }

  /** Whether the hour is known from trades. */
  isTraded(hour: number): boolean {
    return this.#hours.has(hour)
  }

  /** The last price before an hour starts; null before all history. */
  closeBefore(hour: number): number | null {
    const traded = this.#starts[lowerBound(this.#starts, hour) - 1]
    const end = this.history.endBefore(hour)
    if (end !== null && (traded === undefined || hourOf(end - 1) > traded)) {
      return this.history.minute(end - MINUTE)?.c ?? null
    }
    return traded === undefined ? null : this.#hours.get(traded)!.c
  }

  /** Minutes before `before` that changed since the last call; later ones stay for the next. */
  takeChanged(before: number): number[] {
    const taken = [...this.#changed].filter((minute) => minute < before)
    for (const minute of taken) this.#changed.delete(minute)
    return taken
  }

  /** Forgets minutes that are no longer kept. */
  trim(now: number): void {
    for (const t of this.#minutes.keys()) if (t < now - KEPT_MS) this.#minutes.delete(t)
  }

  /** History that the hour holds before its first trade. */
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

/** Index of the first number that is not below `limit`. */
function lowerBound(sorted: readonly number[], limit: number): number {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (sorted[middle]! < limit) low = middle + 1
    else high = middle
  }
  return low
}
