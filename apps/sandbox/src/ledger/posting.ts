import type { ChangeType } from './change-type.ts'

/** The wallets of a member. */
export type Wallet = 'spot' | 'futures' | 'finance'

/** Returns the account name of a member's wallet, such as `u:10001:spot`. */
export function memberAccount(memberId: number, wallet: Wallet): string {
  return `u:${memberId}:${wallet}`
}

/** Returns the bucket that account changes and balance events report as frozen. */
export const heldBucket = (wallet: string): 'locked' | 'frozen' =>
  wallet === 'finance' ? 'locked' : 'frozen'

/** One line of a posting: `amount` in units of 1e-8; positive amounts increase the bucket. */
export interface Entry {
  /**
   * `memberAccount(…)` or a system account (docs/rules.md#ledger): `sys:bridge`, `sys:fee`,
   * `sys:pool:{round}`, …
   */
  account: string
  /** available, frozen, locked or isolated:{symbol}; empty for system accounts. */
  bucket: string
  coin: string
  amount: bigint
  /**
   * Change type of this entry if it differs from the posting's `change`, as for buyer and seller of a fill.
   */
  change?: ChangeType
}

/** One booking, whose entries sum to zero per coin. */
export interface Posting {
  /** Change type in the members' account changes. */
  change: ChangeType
  /** Kind of the object that caused the booking: order, withdrawal, … */
  refType: string
  refNo: string
  remark?: string
  entries: Entry[]
}

/** A member's wallet after a booking, published after the commit. */
export interface BalanceChange {
  memberId: number
  wallet: Wallet
  coin: string
  available: bigint
  /** Amount of the bucket that `heldBucket` names. */
  frozen: bigint
}

/** Error for a booking that would make a member's bucket negative. Nothing was written. */
export class InsufficientBalance extends Error {
  override name = 'InsufficientBalance'
  readonly account: string
  readonly coin: string
  /** Current amount of the bucket, in units. */
  readonly available: bigint
  /** Index of the failing posting in the list given to `postMany`. */
  readonly index: number

  constructor(account: string, coin: string, available: bigint, index: number) {
    super(`${account} holds ${available} units of ${coin}`)
    this.account = account
    this.coin = coin
    this.available = available
    this.index = index
  }
}
