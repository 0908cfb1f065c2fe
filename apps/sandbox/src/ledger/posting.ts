import type { ChangeType } from './change-type.ts'

/** The wallets a member has. */
export type Wallet = 'spot' | 'futures' | 'finance'

/** The account name of a member's wallet, `u:10001:spot`. */
export function memberAccount(memberId: number, wallet: Wallet): string {
  return `u:${memberId}:${wallet}`
}

/** One line of a posting: `amount` units of 1e-8, positive = the bucket grows. */
export interface Entry {
  /** `memberAccount(…)`, or a counterparty of rulebook 2.10: `sys:bridge`, `sys:fee`, `sys:pool:{round}`, … */
  account: string
  /** available, frozen, locked, isolated:{symbol}; empty for system accounts. */
  bucket: string
  coin: string
  amount: bigint
  /** Why, for this account and coin, where it differs from the posting's `change` (a fill: buyer and seller). */
  change?: ChangeType
}

/** One booking: its entries sum to zero per coin. */
export interface Posting {
  /** Why, for the members' account-change rows. */
  change: ChangeType
  /** What it belongs to: order, withdrawal, … */
  refType: string
  refNo: string
  remark?: string
  entries: Entry[]
}

/** A member's wallet after a booking; sent to listeners after commit. */
export interface BalanceChange {
  memberId: number
  wallet: Wallet
  coin: string
  available: bigint
  frozen: bigint
}

/** The booking would take a member's bucket below zero. Nothing was written. */
export class InsufficientBalance extends Error {
  override name = 'InsufficientBalance'
  readonly account: string
  readonly coin: string
  /** What the bucket holds, in units. */
  readonly available: bigint
  /** Which of the postings given to `postMany` failed. */
  readonly index: number

  constructor(account: string, coin: string, available: bigint, index: number) {
    super(`${account} holds ${available} units of ${coin}`)
    this.account = account
    this.coin = coin
    this.available = available
    this.index = index
  }
}
