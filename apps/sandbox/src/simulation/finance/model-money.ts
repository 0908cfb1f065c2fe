export const spotOf = (member: number): string => `u:${member}:spot`
export const financeOf = (member: number): string => `u:${member}:finance`

/**
 * The amounts of all accounts in the models, in units of 1e-8. Each change has two sides, as in the ledger,
 * so that the accounts of the exchange can be compared too.
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

  /** Returns a function that restores the current amounts. */
  save(): () => void {
    const before = new Map(this.#sums)
    return () => {
      this.#sums = before
    }
  }

  /** Returns the amounts that are not zero, by `account coin`. */
  held(): Map<string, bigint> {
    return new Map([...this.#sums].filter(([, units]) => units !== 0n))
  }
}
