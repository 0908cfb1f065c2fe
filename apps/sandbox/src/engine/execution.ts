import type { Side } from './order.ts'
import type { RestingOrder } from './price-level.ts'

/** Reason for which the engine rejects an order and changes nothing. */
export type Refusal = 'NO_LIQUIDITY' | 'POST_ONLY_WOULD_TAKE'

/** Reason for which an accepted order ended before it was completely filled. */
export type Ending = 'no_liquidity' | 'price_protection' | 'self_trade' | 'ioc' | 'fok' | 'amount_too_small'

/** One trade, always at the maker's price. The price is in ticks, quantities are in lots. */
export interface Fill {
  maker: number
  makerMember: number
  price: number
  lots: number
  /** Remaining lots of the maker order; 0 means that it is completed. */
  makerLeft: number
}

/** State of a level after a command; 0 lots means that the level was removed. */
export interface LevelChange {
  side: Side
  price: number
  lots: number
}

// Most orders trade nothing and expire no other order. Their executions share one empty list instead of
// allocating one each.
const none: never[] = []

/** All changes that one new order made to the book. */
export class Execution {
  refusal: Refusal | null
  /**
   * Outcome of the order; undefined after a refusal. Orders that are `open` or `partial` rest in the book.
   */
  status: 'open' | 'partial' | 'completed' | 'expired' = 'open'
  reason: Ending | null = null
  fills: readonly Fill[] = none
  /**
   * Orders of the same member that self-trade prevention expired, in matching order, with their remaining
   * lots.
   */
  expired: readonly RestingOrder[] = none
  /** Changed levels, each listed once. If the list is empty, the sequence number did not change. */
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

  /** Expires the incoming order before it is completely filled. */
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
