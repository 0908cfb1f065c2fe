import type { Decimal } from '../units.ts'

/** What the market formulas need of a public trade; lists of them are ordered by time. */
export interface PublicTrade {
  ts: number
  price: Decimal
  qty: Decimal
}
