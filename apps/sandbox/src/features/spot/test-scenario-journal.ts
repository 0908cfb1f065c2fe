import { type Decimal, fromUnits, toUnits } from '@bourselet/sdk/money'
import { memberAccount, type Posting } from '../../ledger/posting.ts'
import { Journal } from './engine-context.ts'

type Wallet = { available: bigint; frozen: bigint }

/**
 * The balances in a run of a test vector, by user and coin, with a report in the format of the test vectors.
 */
export class ScenarioJournal extends Journal {
  /** Wallets by account and coin; null if all users have unlimited funds. */
  readonly #wallets: Map<string, Map<string, Wallet>> | null
  readonly #fees = new Map<string, bigint>()

  constructor(balances: Record<string, Record<string, Decimal>> | null, memberOf: (user: string) => number) {
    super(new Map())
    this.#wallets = balances === null ? null : new Map()
    for (const [user, coins] of Object.entries(balances ?? {})) {
      const account = memberAccount(memberOf(user), 'spot')
      this.#wallets?.set(account, new Map())
      for (const [coin, amount] of Object.entries(coins))
        this.#wallet(account, coin).available = toUnits(amount)
    }
  }

  override available(memberId: number, coin: string): bigint {
    if (this.#wallets === null) return 10n ** 30n
    return this.#wallet(memberAccount(memberId, 'spot'), coin).available
  }

  override book(posting: Posting): void {
    if (this.#wallets === null) return
    for (const { account, bucket, coin, amount } of posting.entries) {
      if (account === 'sys:fee') this.#fees.set(coin, (this.#fees.get(coin) ?? 0n) + amount)
      else this.#wallet(account, coin)[bucket as keyof Wallet] += amount
    }
  }

  /** Returns the balances of each user and the collected fees. */
  report(users: Map<string, number>, coins: [base: string, quote: string]) {
    const nameOf = new Map([...users].map(([user, id]) => [memberAccount(id, 'spot'), user]))
    const wallet = (held: Map<string, Wallet>) =>
      Object.fromEntries(
        [...held].map(([coin, { available, frozen }]) => [
          coin,
          { available: fromUnits(available), frozen: fromUnits(frozen) },
        ]),
      )
    const wallets = [...(this.#wallets ?? [])]
    return {
      balances: Object.fromEntries(wallets.map(([account, held]) => [nameOf.get(account), wallet(held)])),
      fees_collected: Object.fromEntries(coins.map((coin) => [coin, fromUnits(this.#fees.get(coin) ?? 0n)])),
    }
  }

  #wallet(account: string, coin: string): Wallet {
    const held = this.#wallets?.get(account) ?? new Map<string, Wallet>()
    this.#wallets?.set(account, held)
    const wallet = held.get(coin) ?? { available: 0n, frozen: 0n }
    held.set(coin, wallet)
    return wallet
  }
}
