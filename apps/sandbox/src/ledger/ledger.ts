import type { Clock } from '../clock/clock.ts'
import type { Sequences } from '../database/sequences.ts'
import { afterCommit, type Reader, type Tx } from '../database/transaction.ts'
import { balanceKey, lockBalances, lockPresent, readWallet, type WalletRow } from './balances.ts'
import { bookkeeping } from './bookkeeping.ts'
import type { BalanceChange, Posting } from './posting.ts'
import { trialBalance } from './trial-balance.ts'
import { writeBookings } from './write-bookings.ts'

/** The double-entry ledger. All amounts are in units of 1e-8. */
export interface Ledger {
  /**
   * Books one posting. Throws InsufficientBalance, before it writes anything, if a bucket of a member (a part of a
   * balance, such as `available`) would become negative.
   */
  post(tx: Tx, posting: Posting): Promise<void>
  /**
   * Books several postings in order, with two database round trips for any number of them. If one of them fails, none
   * is booked.
   */
  postMany(tx: Tx, postings: Posting[]): Promise<void>
  /**
   * Locks buckets (parts of balances, such as `available`) until the end of the transaction. For a bucket of a member,
   * locks the whole wallet in this coin, as bookings do. Returns the amounts by `balanceKey`.
   */
  lock(tx: Tx, buckets: { account: string; bucket: string; coin: string }[]): Promise<Map<string, bigint>>
  /** Returns all buckets of a member's wallets. */
  wallet(reader: Reader, memberId: number): Promise<WalletRow[]>
  trialBalance: typeof trialBalance
  /**
   * Registers a listener, which is called after each commit with the changed wallets, in the order of the commits. If
   * the answer to a commit was lost, the listener is called only once the commit is found: by the command loop, or by a
   * repeated request with the same Idempotency-Key. It then gets the present balances of the changed wallets. Returns a
   * function that removes the listener.
   */
  listen(listener: (changes: BalanceChange[]) => void): () => void
}

export { balanceKey }

/** Opens the ledger. The id sequences of its tables must have been loaded into `sequences`. */
export function openLedger({ clock, sequences }: { clock: Clock; sequences: Sequences }): Ledger {
  const listeners = new Set<(changes: BalanceChange[]) => void>()
  const postMany = async (tx: Tx, postings: Posting[]) => {
    if (postings.length === 0) return
    const buckets = postings.flatMap((posting) => posting.entries)
    const before = await lockBalances(tx, buckets)
    const bookings = bookkeeping(postings, before)
    await writeBookings(tx, bookings, sequences, clock.now())
    const publish = (changes: BalanceChange[]) => {
      for (const listener of listeners) listener(changes)
    }
    afterCommit(tx, () => publish(bookings.latest), {
      late: (inTransaction) =>
        inTransaction(async (tx) => {
          const present = await lockPresent(tx, bookings.latest)
          afterCommit(tx, () => publish(present))
        }),
    })
  }
  return {
    postMany,
    post: (tx, posting) => postMany(tx, [posting]),
    lock: lockBalances,
    wallet: readWallet,
    trialBalance,
    listen(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
