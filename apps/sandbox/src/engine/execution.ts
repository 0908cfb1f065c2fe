import type { Side } from './order.ts'
import type { RestingOrder } from './price-level.ts'

/** The reason for which the engine rejects an order without any change. */
export type Refusal = 'NO_LIQUIDITY' | 'POST_ONLY_WOULD_TAKE'

/** The reason for which an accepted order ended before it was completely filled. */
export type Ending = 'no_liquidity' | 'price_protection' | 'self_trade' | 'ioc' | 'fok' | 'amount_too_small'

/** One trade. It always has the price of the maker order, in ticks. Quantities are in lots. */
export interface Fill {
  maker: number
  makerMember: number
  price: number
  lots: number
  /** Remaining lots of the maker order; 0 if the order is completely filled. */
  makerLeft: number
}

/** The new state of a price level after a command. With 0 lots, the level was removed. */
export interface LevelChange {
  side: Side
  price: number
  lots: number
}

// Shared empty list. Most orders neither trade nor expire other orders, so their executions use this list instead of
// allocating new ones.
const none: never[] = []

/** The result of placing one order: its outcome and all changes to the book. */
export class Execution {
  refusal: Refusal | null
  /**
   * The outcome of the order; ignore it if the order was refused. Orders with the outcome `open` or `partial` rest in
   * the book.
   */
  status: 'open' | 'partial' | 'completed' | 'expired' = 'open'
  reason: Ending | null = null
  fills: readonly Fill[] = none
  /**
   * The member's own resting orders that self-trade prevention expired, in matching order, with their remaining lots.
   */
  expired: readonly RestingOrder[] = none
  /**
   * The changed price levels, each listed once. If no level changed, the sequence number of the book stays the
   * same.
   */
  changes: readonly LevelChange[] = none

  constructor(refusal: Refusal | null) {
    this.refusal = refusal
  }

  addFill(fill: Fill): void {
    this.fills = added(this.fills, fill)
  }

  addExpired(order: RestingOrder): void {
    this.expired = added(this.expired, order)
  }

  addChange(change: LevelChange): void {
    this.changes = added(this.changes, change)
  }

  /** Sets the outcome to `expired`: the order ends before it is completely filled. */
  expire(reason: Ending): void {
    this.status = 'expired'
    this.reason = reason
  }
}

function added<Item>(list: readonly Item[], item: Item): readonly Item[] {
  if (list === none) return [item]
  const own = list as Item[]
  own.push(item)
  return own
}
