import { NumberTable } from './number-table.ts'
import type { Side } from './order.ts'
import { PriceLevel } from './price-level.ts'

/**
 * The price levels of one side in a sorted array, best last: orders come and go near the best price, so most
 * insertions and removals touch only the array's end.
 */
export class BookSide {
  readonly side: Side
  readonly #levels: PriceLevel[] = []
  readonly #byPrice = new NumberTable<PriceLevel>()
  /** +1 where a higher price is better (bids), -1 where a lower one is (asks). */
  readonly #sign: 1 | -1

  constructor(side: Side) {
    this.side = side
    this.#sign = side === 'buy' ? 1 : -1
  }

  get best(): PriceLevel | undefined {
    const { length } = this.#levels
    // Reading index -1 would be looked up as a property by name, which is slow.
    return length === 0 ? undefined : this.#levels[length - 1]
  }

  /** The level at a price, made when there is none. */
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

  /** Drops an emptied level. */
  remove(level: PriceLevel): void {
    this.#byPrice.remove(level.price)
    if (this.best === level) this.#levels.pop()
    else this.#levels.splice(this.#lowest(level.price), 1)
  }

  /** Levels from the best price outwards. */
  *fromBest(): Generator<PriceLevel> {
    for (let index = this.#levels.length - 1; index >= 0; index--) yield this.#levels[index]!
  }

  /** Index of the first level that is not worse than the price. */
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
