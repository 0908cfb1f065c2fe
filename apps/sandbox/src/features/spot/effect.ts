import type { LevelChange } from '../../engine/execution.ts'
import type { FloorTrade } from '../../prices/trading-floor.ts'
import type { OrderFill, SpotOrder } from './spot-order.ts'

/** What one command did to one symbol, beside its bookings. */
export interface Effect {
  symbol: string
  /** The book's sequence number after it. */
  seq: number
  /** Members' orders that are new or changed, each once. */
  orders: Set<SpotOrder>
  /** Members' halves of the trades, the maker's before the taker's. */
  fills: OrderFill[]
  /** The public tape, house trades included. */
  trades: FloorTrade[]
  levels: LevelChange[]
}

export function newEffect(symbol: string): Effect {
  return { symbol, seq: 0, orders: new Set(), fills: [], trades: [], levels: [] }
}
