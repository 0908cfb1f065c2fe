import type { Side } from './order.ts'
import type { RestingOrder } from './price-level.ts'

/** Why the engine takes no notice of an order: nothing happened, nothing is kept. */
export type Refusal = 'NO_LIQUIDITY' | 'POST_ONLY_WOULD_TAKE'

/** Why an accepted order ended before it was filled whole. */
export type Ending = 'no_liquidity' | 'price_protection' | 'self_trade' | 'ioc' | 'fok' | 'amount_too_small'

/** One trade: always at the maker's price. Price in ticks, quantities in lots. */
export interface Fill {
  maker: number
  makerMember: number
  price: number
  lots: number
  /** Lots of the maker that remain in the book; 0 = the maker is completed. */
  makerLeft: number
}

/** A level as it is after a command; 0 lots = the level is gone. */
export interface LevelChange {
  side: Side
  price: number
  lots: number
}

// Most orders trade nothing and end nobody: they share one empty list, which the readonly types keep empty.
const none: never[] = []

/** All changes of the book by one new order. */
export class Execution {
  refusal: Refusal | null
  /** Meaningless when refused. `open` and `partial` rest in the book. */
  status: 'open' | 'partial' | 'completed' | 'expired' = 'open'
  reason: Ending | null = null
  fills: readonly Fill[] = none
  /** Orders of the same member that the self-trade rule ended, in the order met, with what was left of them. */
  expired: readonly RestingOrder[] = none
  /** Changed levels, each once. Empty = the sequence number did not move. */
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

  /** Ends the newcomer before it is filled whole. */
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
