import { NumberTable } from './number-table.ts'
import type { Side } from './order.ts'
import { PriceLevel } from './price-level.ts'

/**
 * The price levels of one side of a book, in an array with the best price last. Most changes happen near the best
 * price, so they affect only the end of the array.
 */
export class BookSide {
  readonly side: Side
  readonly #levels: PriceLevel[] = []
  readonly #byPrice = new NumberTable<PriceLevel>()
  /** 1 if higher prices are better (bids), -1 if lower prices are better (asks). */
  readonly #sign: 1 | -1

  constructor(side: Side) {
    this.side = side
    this.#sign = side === 'buy' ? 1 : -1
  }

  get best(): PriceLevel | undefined {
    const { length } = this.#levels
    // V8 treats index -1 as a property name, which is slow, so an empty array is handled separately.
    return length === 0 ? undefined : this.#levels[length - 1]
  }

  /** Returns the price level at a price. Creates the level if it does not exist. */
  at(price: number): PriceLevel {
    const found = this.#byPrice.get(price)
    if (found !== undefined) return found
    const index = this.#lowest(price)
    const level = new PriceLevel(this.side, price)
    this.#byPrice.add(price, level)
    if (index === this.#levels.length) this.#levels.push(level)
    else this.#levels.splice(index, 0, level)
    return level
  }

  /** Removes an empty price level. */
  remove(level: PriceLevel): void {
    this.#byPrice.remove(level.price)
    if (this.best === level) this.#levels.pop()
    else this.#levels.splice(this.#lowest(level.price), 1)
  }

  /** Yields the price levels, best price first. */
  *fromBest(): Generator<PriceLevel> {
    for (let index = this.#levels.length - 1; index >= 0; index--) yield this.#levels[index]!
  }

  /**
   * Returns the index of the first price level whose price equals the given price or is better. A level with the given
   * price is at this index or is inserted there.
   */
  #lowest(price: number): number {
    const rank = price * this.#sign
    let low = 0
    let high = this.#levels.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if (this.#levels[middle]!.price * this.#sign < rank) low = middle + 1
      else high = middle
    }
    return low
  }
}
