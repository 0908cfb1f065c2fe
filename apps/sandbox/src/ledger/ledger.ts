import type { Clock } from '../clock/clock.ts'
import type { Sequences } from '../database/sequences.ts'
import { afterCommit, type Reader, type Tx } from '../database/transaction.ts'
import { balanceKey, lockBalances, readWallet, type WalletRow } from './balances.ts'
import { bookkeeping } from './bookkeeping.ts'
import type { BalanceChange, Posting } from './posting.ts'
import { type TrialBalance, trialBalance } from './trial-balance.ts'
import { writeBookings } from './write-bookings.ts'

/** Double entry. All amounts are units of 1e-8. */
export interface Ledger {
  /** Books one posting. Throws InsufficientBalance before writing when a member's bucket would go below 0. */
  post(tx: Tx, posting: Posting): Promise<void>
  /** Books many in order, set-based: two round trips however many there are. One failing refuses all. */
  postMany(tx: Tx, postings: Posting[]): Promise<void>
  /**
   * Locks these buckets for the transaction and returns what they hold, keyed by `balanceKey`: what a command
   * decides on cannot change under it.
   */
  lock(tx: Tx, buckets: { account: string; bucket: string; coin: string }[]): Promise<Map<string, bigint>>
  /** All buckets of a member's wallets. */
  wallet(reader: Reader, memberId: number): Promise<WalletRow[]>
  trialBalance(reader: Reader): Promise<TrialBalance>
  /** Called after each commit with the wallets that changed, in commit order. Returns the way to stop. */
  listen(listener: (changes: BalanceChange[]) => void): () => void
}

export { balanceKey }

/** The ledger over sequences loaded from its migration's sources. */
export function openLedger({ clock, sequences }: { clock: Clock; sequences: Sequences }): Ledger {
  const listeners = new Set<(changes: BalanceChange[]) => void>()
  const postMany = async (tx: Tx, postings: Posting[]) => {
    if (postings.length === 0) return
    const buckets = postings.flatMap((posting) => posting.entries)
    const before = await lockBalances(tx, withSiblings(buckets))
    const bookings = bookkeeping(postings, before)
    await writeBookings(tx, bookings, sequences, clock.now())
    afterCommit(tx, () => {
      for (const listener of listeners) listener(bookings.latest)
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

/** Change rows show available and frozen together, so both are needed when one of them moves. */
function withSiblings(buckets: { account: string; bucket: string; coin: string }[]) {
  const members = buckets.filter((entry) => entry.account.startsWith('u:'))
  const pair = members.flatMap(({ account, coin }) =>
    ['available', 'frozen'].map((bucket) => ({ account, bucket, coin })),
  )
  return [...buckets, ...pair]
}
