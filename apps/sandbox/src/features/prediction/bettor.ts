import type { Tx } from '../../database/transaction.ts'

/** The member who places a bet, and the transaction of the bet. */
export interface Bettor {
  tx: Tx
  memberId: number
  /** Time at which the bet is accepted. It is read from the clock after all locks are held. */
  now: number
}
