import { balanceKey } from '../../ledger/balances.ts'
import { memberAccount, type Posting } from '../../ledger/posting.ts'

/**
 * The bookings of a run of commands, and the balances as they stand after each: a later command of the same run
 * spends what an earlier one received, though neither is committed.
 */
export class Journal {
  readonly postings: Posting[] = []
  readonly #balances: Map<string, bigint>

  /** `balances`: what the accounts hold before, by `balanceKey`; those of every member who may spend. */
  constructor(balances: Map<string, bigint>) {
    this.#balances = new Map(balances)
  }

  /** What a member may spend of a coin, in units. */
  available(memberId: number, coin: string): bigint {
    const key = { account: memberAccount(memberId, 'spot'), bucket: 'available', coin }
    return this.#balances.get(balanceKey(key)) ?? 0n
  }

  book(posting: Posting): void {
    this.postings.push(posting)
    for (const entry of posting.entries) {
      const key = balanceKey(entry)
      this.#balances.set(key, (this.#balances.get(key) ?? 0n) + entry.amount)
    }
  }
}
