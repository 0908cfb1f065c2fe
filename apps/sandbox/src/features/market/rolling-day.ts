import { DAY_MS } from '@bourselet/sdk/money'
import type { Stretch } from '../../prices/price-source.ts'

/** Figures of the last 24 hours. Prices in ticks, `volume` in lots, `turnover` in ticks x lots. */
export interface DayFigures {
  last: number
  open: number
  high: number
  low: number
  volume: bigint
  turnover: bigint
}

/**
 * The rolling window (now − 24 h, now] of one symbol. Computes the figures of the formula `ticker24h`
 * incrementally, trade by trade. Chart history from before the opening counts by whole minutes, as if every
 * trade of a minute happened in its last millisecond.
 */
export class RollingDay {
  // One array per figure, oldest trade first. Entries before #head are older than 24 hours.
  #ts: number[] = []
  #high: number[] = []
  #low: number[] = []
  #close: number[] = []
  #lots: number[] = []
  /** Turnover of entries for whole minutes, by position; the turnover of a trade is price × lots. */
  #turnovers = new Map<number, bigint>()
  #head = 0
  /** Number of entries removed from the front of the arrays. */
  #cut = 0
  #volume = 0n
  #turnover = 0n
  /** Entries whose high (low) no later entry reaches; the first is the high (low) of the window. */
  readonly #highs = new Extremes(1)
  readonly #lows = new Extremes(-1)
  /** Close of the last entry that left the window, or of the newest entry if the window is empty. */
  #before: number | undefined

  /** Adds a trade; trades come in order of time. */
  addTrade(ts: number, price: number, lots: number): void {
    this.#add(ts, price, price, price, lots)
    this.#turnover += BigInt(price) * BigInt(lots)
  }

  /** Adds a minute of chart history that starts at `start`. */
  addMinute(start: number, { h, l, c, v, q }: Stretch): void {
    this.#turnovers.set(this.#cut + this.#ts.length, q)
    this.#add(start + 59_999, h, l, c, Number(v))
    this.#turnover += q
  }

  /** Returns the figures at a moment, which must not decrease; undefined before the first trade. */
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

/** The maximum (sign 1) or minimum (sign -1) of a sliding window. */
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

  /** Removes positions before `position`. */
  leave(position: number): void {
    while (this.#head < this.#positions.length && this.#positions[this.#head]! < position) this.#head++
    if (this.#head > 1024 && this.#head * 2 > this.#positions.length) {
      this.#positions.splice(0, this.#head)
      this.#values.splice(0, this.#head)
      this.#head = 0
    }
  }
}
