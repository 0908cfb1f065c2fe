import type { Schema } from '@bourselet/openapi'

/** A wallet of a member. */
export type Wallet = Schema<'WalletAccount'>

/** Returns the account name of a member's wallet, such as `u:10001:spot`. */
export function memberAccount(memberId: number, wallet: Wallet): string {
  return `u:${memberId}:${wallet}`
}

/** Returns the bucket with the available amount of a member's wallet in a coin, to lock it or to find its balance. */
export const availableBucket = (memberId: number, wallet: Wallet, coin: string) => ({
  account: memberAccount(memberId, wallet),
  bucket: 'available',
  coin,
})

/** Returns the bucket of a wallet that account changes and balance events show as the frozen amount. */
export const heldBucket = (wallet: string): 'locked' | 'frozen' =>
  wallet === 'finance' ? 'locked' : 'frozen'

/** One entry of a posting. `amount` is in units of 1e-8; positive amounts increase the bucket. */
export interface Entry {
  /**
   * Name of the account: `memberAccount(…)`, or a system account such as `sys:bridge`, `sys:fee` or
   * `sys:pool:{round}` (docs/rules.md#ledger).
   */
  account: string
  /** `available`, `frozen`, `locked` or `isolated:{symbol}`; empty for system accounts. */
  bucket: string
  coin: string
  amount: bigint
  /**
   * Change type of this entry, if it differs from that of the posting. For example, buyer and seller of a trade have
   * different types.
   */
  change?: Schema<'ChangeType'>
}

/** One booking. Its entries sum up to zero for each coin. */
export interface Posting {
  /** Type of this booking in a member's account history. An entry can replace it by its own `change`. */
  change: Schema<'ChangeType'>
  /** Kind of record that caused the booking, such as order or withdrawal. */
  refType: string
  refNo: string
  remark?: string
  entries: Entry[]
}

/** The balances of a member's wallet in one coin after a booking. Published after the commit. */
export interface BalanceChange {
  memberId: number
  wallet: Wallet
  coin: string
  available: bigint
  /** Amount of the bucket that `heldBucket` returns. */
  frozen: bigint
}

/** Thrown for a booking that would make a member's bucket negative. Nothing was written. */
export class InsufficientBalance extends Error {
  override name = 'InsufficientBalance'
  readonly account: string
  readonly coin: string
  /** Present amount of the bucket, in units of 1e-8. */
  readonly available: bigint
  /** Index of the failing posting in the list passed to `postMany`. */
  readonly index: number

  constructor(account: string, coin: string, available: bigint, index: number) {
    super(`${account} holds ${available} units of ${coin}`)
    this.account = account
    this.coin = coin
    this.available = available
    this.index = index
  }
}
