import type { Tx } from '../../database/transaction.ts'

/** The member who bets, in the transaction of the bet. */
export interface Bettor {
  tx: Tx
  memberId: number
  /** Time of acceptance, read after all locks are held. */
  now: number
}
