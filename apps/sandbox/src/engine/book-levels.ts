import { BookSide } from './book-side.ts'
import type { LevelChange } from './execution.ts'
import { NumberTable } from './number-table.ts'
import type { Side } from './order.ts'
import type { PriceLevel, RestingOrder } from './price-level.ts'

/** An open order. `lots` is its remaining quantity. */
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
 * The resting orders of a book. Both sides are ordered by price and time, and each order can be found by its
 * id. This class does not match orders.
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

  /** Adds an order at the end of the queue of its price. */
  rest(id: number, member: number, side: Side, price: number, lots: number): LevelChange {
    const level = this.own(side).at(price)
    this.#resting.add(id, level.append(id, member, lots))
    return changeOf(level)
  }

  /** Removes an order. Also removes its price level if the level is empty afterwards. */
  withdraw(order: RestingOrder): LevelChange {
    this.unlink(order)
    this.dropIfEmpty(order.level)
    return changeOf(order.level)
  }

  /** Reduces the quantity of an order. The order keeps its place in the queue. */
  reduce(order: RestingOrder, lots: number): LevelChange {
    order.level.lots -= order.lots - lots
    order.lots = lots
    return changeOf(order.level)
  }

  /** Removes an order but keeps its price level, even if it becomes empty. The caller then calls `dropIfEmpty`. */
  unlink(order: RestingOrder): void {
    order.level.remove(order)
    this.#resting.remove(order.id)
  }

  dropIfEmpty(level: PriceLevel): void {
    if (level.first === null) this.own(level.side).remove(level)
  }

  /** Returns the best `limit` price levels of a side as price and lots, best price first. */
  rows(side: Side, limit: number): [price: number, lots: number][] {
    const rows: [number, number][] = []
    for (const level of this.own(side).fromBest()) {
      if (rows.length >= limit) break
      rows.push([level.price, level.lots])
    }
    return rows
  }

  /** Yields the resting orders of a side, best price first and oldest first within a price. */
  *open(side: Side): Generator<OpenOrder> {
    for (const { price, first } of this.own(side).fromBest()) {
      for (let order = first; order !== null; order = order.after) {
        yield { id: order.id, member: order.member, side, price, lots: order.lots }
      }
    }
  }
}
