import type { Tx } from '../../database/transaction.ts'

/** Who bets, in the transaction of the bet. */
export interface Bettor {
  tx: Tx
  memberId: number
  /** The moment of acceptance: read when nothing can come between any more. */
  now: number
}
