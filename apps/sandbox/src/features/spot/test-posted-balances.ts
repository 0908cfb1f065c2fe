import { expect } from 'vitest'
import { balanceKey } from '../../ledger/balances.ts'
import type { Journal } from './engine-context.ts'

/**
 * The balances that result from all postings of a journal, by account, bucket and coin. Expects the entries of each
 * posting to sum up to zero.
 */
export class PostedBalances {
  readonly #journal: Journal
  readonly #sums = new Map<string, bigint>()
  #read = 0

  constructor(journal: Journal) {
    this.#journal = journal
  }

  of(key: string): bigint {
    for (const { entries } of this.#journal.postings.slice(this.#read)) {
      const sums = new Map<string, bigint>()
      for (const entry of entries) {
        const own = balanceKey(entry)
        this.#sums.set(own, (this.#sums.get(own) ?? 0n) + entry.amount)
        sums.set(entry.coin, (sums.get(entry.coin) ?? 0n) + entry.amount)
      }
      for (const [coin, sum] of sums) expect(sum, `sum of ${coin}`).toBe(0n)
    }
    this.#read = this.#journal.postings.length
    return this.#sums.get(key) ?? 0n
  }
}
