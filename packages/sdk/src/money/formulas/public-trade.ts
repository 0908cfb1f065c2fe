import type { Decimal } from '../units.ts'

/** The fields of a public trade that market formulas use; lists are ordered by time. */
export interface PublicTrade {
  ts: number
  price: Decimal
  qty: Decimal
}
