import { type Decimal, fromUnits, toUnits } from '@bourselet/sdk/money'
import { memberAccount, type Posting } from '../../ledger/posting.ts'
import { Journal } from './journal.ts'

type Purse = { available: bigint; frozen: bigint }

/** The wallets of a scenario: kept by user and coin, as the vectors report them. */
export class ScenarioJournal extends Journal {
  /** Null: everybody has money without end. */
  readonly #purses: Map<string, Map<string, Purse>> | null
  readonly #fees = new Map<string, bigint>()

  constructor(balances: Record<string, Record<string, Decimal>> | null, memberOf: (user: string) => number) {
    super(new Map())
    this.#purses = balances === null ? null : new Map()
    for (const [user, coins] of Object.entries(balances ?? {})) {
      const account = memberAccount(memberOf(user), 'spot')
      this.#purses?.set(account, new Map())
      for (const [coin, amount] of Object.entries(coins))
        this.#purse(account, coin).available = toUnits(amount)
    }
  }

  override available(memberId: number, coin: string): bigint {
    if (this.#purses === null) return 10n ** 30n
    return this.#purse(memberAccount(memberId, 'spot'), coin).available
  }

  override book(posting: Posting): void {
    if (this.#purses === null) return
    for (const { account, bucket, coin, amount } of posting.entries) {
      if (account === 'sys:fee') this.#fees.set(coin, (this.#fees.get(coin) ?? 0n) + amount)
      else this.#purse(account, coin)[bucket as keyof Purse] += amount
    }
  }

  /** The wallets by user, and what the house took in fees. */
  report(users: Map<string, number>, coins: [base: string, quote: string]) {
    const nameOf = new Map([...users].map(([user, id]) => [memberAccount(id, 'spot'), user]))
    const wallet = (held: Map<string, Purse>) =>
      Object.fromEntries(
        [...held].map(([coin, { available, frozen }]) => [
          coin,
          { available: fromUnits(available), frozen: fromUnits(frozen) },
        ]),
      )
    const purses = [...(this.#purses ?? [])]
    return {
      balances: Object.fromEntries(purses.map(([account, held]) => [nameOf.get(account), wallet(held)])),
      fees_collected: Object.fromEntries(coins.map((coin) => [coin, fromUnits(this.#fees.get(coin) ?? 0n)])),
    }
  }

  #purse(account: string, coin: string): Purse {
    const held = this.#purses?.get(account) ?? new Map<string, Purse>()
    this.#purses?.set(account, held)
    const purse = held.get(coin) ?? { available: 0n, frozen: 0n }
    held.set(coin, purse)
    return purse
  }
}
