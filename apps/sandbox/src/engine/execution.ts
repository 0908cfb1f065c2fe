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
  /** What the maker has left in the book; 0 = the maker is completed. */
  makerLeft: number
}

/** A level as it is after a command; 0 lots = the level is gone. */
export interface LevelChange {
  side: Side
  price: number
  lots: number
}

/** Everything one new order did to the book. */
export interface Execution {
  refusal: Refusal | null
  /** Meaningless when refused. `open` and `partial` rest in the book. */
  status: 'open' | 'partial' | 'completed' | 'expired'
  reason: Ending | null
  fills: Fill[]
  /** Orders of the same member that the self-trade rule ended, in the order met, with what was left of them. */
  expired: RestingOrder[]
  /** Changed levels, each once. Empty = the sequence number did not move. */
  changes: LevelChange[]
}

/** An execution that nothing has happened in yet. */
export function newExecution(refusal: Refusal | null): Execution {
  return { refusal, status: 'open', reason: null, fills: [], expired: [], changes: [] }
}

/** Ends the newcomer before it is filled whole. */
export function expire(run: Execution, reason: Ending): void {
  run.status = 'expired'
  run.reason = reason
}
