import type { Tx } from '../database/transaction.ts'

/** What commands of one transaction did in memory, as far as everybody must know it. */
export interface AnyRound {
  /** Whether there is nothing to write. */
  readonly isIdle: boolean
}

/**
 * The books of a product in memory. They run ahead of what is committed, and may be thrown away and loaded again at
 * any moment.
 */
export interface RoundMemory<Round extends AnyRound, Needs> {
  /** Forgets everything and begins again from the database. */
  load(tx: Tx): Promise<void>
  /** Locks and reads what commands with these needs have to know, and begins a round for them. */
  begin(tx: Tx, needs: Needs[]): Promise<Round>
  /** Begins a round for commands that need nothing. */
  beginBare(): Round
  /**
   * Writes all that the round did and answers the transaction's number, by which its fate can be asked for when
   * the connection is lost at the commit.
   */
  write(tx: Tx, round: Round): Promise<string>
  /** Tells a committed round. `loaded`: the memory was loaded just before it, so everything is new. Must not throw. */
  tell(round: Round, loaded: boolean): void
}
