import { BookSide } from './book-side.ts'
import type { LevelChange } from './execution.ts'
import { NumberTable } from './number-table.ts'
import type { Side } from './order.ts'
import type { PriceLevel, RestingOrder } from './price-level.ts'

/** An order as it is found in the database when a book is rebuilt. `lots` is what is left of it. */
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

/** The resting orders of a book: both sides by price and time, and every order by its id. Matches nothing. */
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

  /** Lets an order wait behind all others of its price. */
  rest(id: number, member: number, side: Side, price: number, lots: number): LevelChange {
    const level = this.own(side).at(price)
    this.#resting.add(id, level.append(id, member, lots))
    return changeOf(level)
  }

  /** Takes an order out, its level too when it was the last one there. */
  withdraw(order: RestingOrder): LevelChange {
    this.unlink(order)
    this.dropIfEmpty(order.level)
    return changeOf(order.level)
  }

  /** Makes an order smaller where it stands. */
  reduce(order: RestingOrder, lots: number): LevelChange {
    order.level.lots -= order.lots - lots
    order.lots = lots
    return changeOf(order.level)
  }

  /** Takes an order out and leaves its level, even when that is empty now. */
  unlink(order: RestingOrder): void {
    order.level.remove(order)
    this.#resting.remove(order.id)
  }

  dropIfEmpty(level: PriceLevel): void {
    if (level.first === null) this.own(level.side).remove(level)
  }

  /** The first levels of a side as price and lots, best first. */
  rows(side: Side, limit: number): [price: number, lots: number][] {
    const rows: [number, number][] = []
    for (const level of this.own(side).fromBest()) {
      if (rows.length >= limit) break
      rows.push([level.price, level.lots])
    }
    return rows
  }

  /** Every resting order of a side, best price first, then oldest first. */
  *open(side: Side): Generator<OpenOrder> {
    for (const { price, first } of this.own(side).fromBest()) {
      for (let order = first; order !== null; order = order.after) {
        yield { id: order.id, member: order.member, side, price, lots: order.lots }
      }
    }
  }
}
