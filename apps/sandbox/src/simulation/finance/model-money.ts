export const spotOf = (member: number): string => `u:${member}:spot`
export const financeOf = (member: number): string => `u:${member}:finance`

/**
 * The balances of all accounts in the reference models, in units of 1e-8. Each movement changes two accounts, as in
 * the ledger, so that accounts of the exchange can be compared too.
 */
export class ModelMoney {
  #sums = new Map<string, bigint>()

  of(account: string, coin: string): bigint {
    return this.#sums.get(`${account} ${coin}`) ?? 0n
  }

  move(from: string, to: string, coin: string, units: bigint): void {
    this.#sums.set(`${from} ${coin}`, this.of(from, coin) - units)
    this.#sums.set(`${to} ${coin}`, this.of(to, coin) + units)
  }

  /** Stores the current balances. Returns a function that restores them. */
  save(): () => void {
    const before = new Map(this.#sums)
    return () => {
      this.#sums = before
    }
  }

  /** Returns the balances that are not zero; a key is the account and the coin. */
  held(): Map<string, bigint> {
    return new Map([...this.#sums].filter(([, units]) => units !== 0n))
  }
}
