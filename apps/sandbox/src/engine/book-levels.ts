import { BookSide } from './book-side.ts'
import type { LevelChange } from './execution.ts'
import { NumberTable } from './number-table.ts'
import type { Side } from './order.ts'
import type { PriceLevel, RestingOrder } from './price-level.ts'

/** An open order loaded from the database when a book is rebuilt. `lots` is its remaining quantity. */
export interface OpenOrder {
  id: number
  member: number
  side: Side
  price: number
  lots: number
}

const changeOf = (level: PriceLevel): LevelChange => ({
  side: level.side,
  price: level.price,
  lots: level.lots,
})

/**
 * The resting orders of a book, sorted by price and time on both sides and indexed by id. It does no
 * matching.
 */
export class BookLevels {
  readonly bids = new BookSide('buy')
  readonly asks = new BookSide('sell')
  readonly #resting = new NumberTable<RestingOrder>()

  get size(): number {
    return this.#resting.size
  }

  find(id: number): RestingOrder | undefined {
    return this.#resting.get(id)
  }

  own(side: Side): BookSide {
    return side === 'buy' ? this.bids : this.asks
  }

  opposite(side: Side): BookSide {
    return side === 'buy' ? this.asks : this.bids
  }

  /** Adds an order behind all others at its price. */
  rest(id: number, member: number, side: Side, price: number, lots: number): LevelChange {
    const level = this.own(side).at(price)
    this.#resting.add(id, level.append(id, member, lots))
    return changeOf(level)
  }

  /** Removes an order, and its level if the level is then empty. */
  withdraw(order: RestingOrder): LevelChange {
    this.unlink(order)
    this.dropIfEmpty(order.level)
    return changeOf(order.level)
  }

  /** Reduces an order, which keeps its place in the queue. */
  reduce(order: RestingOrder, lots: number): LevelChange {
    order.level.lots -= order.lots - lots
    order.lots = lots
    return changeOf(order.level)
  }

  /** Removes an order but keeps its level, even if the level is then empty. */
  unlink(order: RestingOrder): void {
    order.level.remove(order)
    this.#resting.remove(order.id)
  }

  dropIfEmpty(level: PriceLevel): void {
    if (level.first === null) this.own(level.side).remove(level)
  }

  /** Returns the first levels of a side as price and lots, best first. */
  rows(side: Side, limit: number): [price: number, lots: number][] {
    const rows: [number, number][] = []
    for (const level of this.own(side).fromBest()) {
      if (rows.length >= limit) break
      rows.push([level.price, level.lots])
    }
    return rows
  }

  /** Yields the resting orders of a side, best price first, then oldest first. */
  *open(side: Side): Generator<OpenOrder> {
    for (const { price, first } of this.own(side).fromBest()) {
      for (let order = first; order !== null; order = order.after) {
        yield { id: order.id, member: order.member, side, price, lots: order.lots }
      }
    }
  }
}
