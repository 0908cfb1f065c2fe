import { DAY_MS } from '@bourselet/sdk/money'
import type { Stretch } from '../../prices/price-source.ts'

/** The 24-hour figures of a symbol. Prices are in ticks, `volume` is in lots, `turnover` in ticks × lots. */
export interface DayFigures {
  last: number
  open: number
  high: number
  low: number
  volume: bigint
  turnover: bigint
}

/**
 * The figures of the last 24 hours of one symbol: trades in (now − 24 h, now]. The results equal those of the SDK's
 * formula `ticker24h`, but are updated trade by trade. Chart history (prices for times without trades) is added by the
 * minute, as if everything in a minute happened in its last millisecond.
 */
export class RollingDay {
  // Each entry is a trade or a minute of chart history. The entries are stored in parallel arrays, one array for each
  // figure, oldest entry first. Entries at array indexes before #head are older than 24 hours.
  #ts: number[] = []
  #high: number[] = []
  #low: number[] = []
  #close: number[] = []
  #lots: number[] = []
  /**
   * Turnover of the entries that are whole minutes of chart history, by position. The turnover of a trade is
   * price × lots and is not stored.
   */
  #turnovers = new Map<number, bigint>()
  #head = 0
  /**
   * Number of entries that were removed from the front of the arrays. The position of an entry is its array index plus
   * this number, so it stays the same when the arrays are shortened.
   */
  #cut = 0
  #volume = 0n
  #turnover = 0n
  /**
   * Candidates for the high of the last 24 hours: entries with a higher high than every later entry. The first
   * candidate has the high of the last 24 hours. `#lows` contains the candidates for the low.
   */
  readonly #highs = new Extremes(1)
  readonly #lows = new Extremes(-1)
  /**
   * Close of the newest entry that is older than 24 hours, which is the price at the beginning of the 24 hours.
   */
  #before: number | undefined

  /** Number of entries in memory. Entries older than 24 hours are removed in blocks, so some of them are counted. */
  get size(): number {
    return this.#ts.length
  }

  /** Adds a trade. Its time must not be before that of the previous trade. */
  addTrade(ts: number, price: number, lots: number): void {
    // Entries older than 24 hours are also removed when a trade is added. Otherwise they would accumulate, because
    // weeks may pass before the figures are read.
    this.#leave(ts - DAY_MS)
    this.#add(ts, price, price, price, lots)
    this.#turnover += BigInt(price) * BigInt(lots)
  }

  /** Adds the minute of chart history that starts at `start`. */
  addMinute(start: number, { h, l, c, v, q }: Stretch): void {
    this.#turnovers.set(this.#cut + this.#ts.length, q)
    this.#add(start + 59_999, h, l, c, Number(v))
    this.#turnover += q
  }

  /**
   * Returns the figures of the 24 hours before `now`, which must not be earlier than in a previous call. Returns
   * undefined if no trade and no minute of chart history has been added yet.
   */
  figures(now: number): DayFigures | undefined {
    this.#leave(now - DAY_MS)
    const size = this.#ts.length
    if (this.#head === size) {
      const last = this.#before
      if (last === undefined) return undefined
      return { last, open: last, high: last, low: last, volume: 0n, turnover: 0n }
    }
    return {
      last: this.#close[size - 1]!,
      open: this.#before ?? this.#close[this.#head]!,
      high: this.#highs.first!,
      low: this.#lows.first!,
      volume: this.#volume,
      turnover: this.#turnover,
    }
  }

  #add(ts: number, high: number, low: number, close: number, lots: number): void {
    const position = this.#cut + this.#ts.length
    this.#ts.push(ts)
    this.#high.push(high)
    this.#low.push(low)
    this.#close.push(close)
    this.#lots.push(lots)
    this.#volume += BigInt(lots)
    this.#highs.push(position, high)
    this.#lows.push(position, low)
  }

  #leave(edge: number): void {
    while (this.#head < this.#ts.length && this.#ts[this.#head]! <= edge) {
      const i = this.#head++
      const whole = this.#turnovers.get(this.#cut + i)
      this.#turnovers.delete(this.#cut + i)
      this.#volume -= BigInt(this.#lots[i]!)
      this.#turnover -= whole ?? BigInt(this.#close[i]!) * BigInt(this.#lots[i]!)
      this.#before = this.#close[i]!
    }
    this.#highs.leave(this.#cut + this.#head)
    this.#lows.leave(this.#cut + this.#head)
    if (this.#head > 4096 && this.#head * 2 > this.#ts.length) this.#shorten()
  }

  #shorten(): void {
    for (const column of [this.#ts, this.#high, this.#low, this.#close, this.#lots]) {
      column.splice(0, this.#head)
    }
    this.#cut += this.#head
    this.#head = 0
  }
}

/** The maximum (sign 1) or minimum (sign -1) of the entries in a sliding window. */
class Extremes {
  readonly #sign: 1 | -1
  #positions: number[] = []
  #values: number[] = []
  #head = 0

  constructor(sign: 1 | -1) {
    this.#sign = sign
  }

  get first(): number | undefined {
    return this.#values[this.#head]
  }

  push(position: number, value: number): void {
    const better = () => this.#sign * this.#values[this.#values.length - 1]! <= this.#sign * value
    while (this.#values.length > this.#head && better()) {
      this.#positions.pop()
      this.#values.pop()
    }
    this.#positions.push(position)
    this.#values.push(value)
  }

  /** Removes the entries at positions below `position`, because they have left the window. */
  leave(position: number): void {
    while (this.#head < this.#positions.length && this.#positions[this.#head]! < position) this.#head++
    if (this.#head > 1024 && this.#head * 2 > this.#positions.length) {
      this.#positions.splice(0, this.#head)
      this.#values.splice(0, this.#head)
      this.#head = 0
    }
  }
}
