import type { Schema } from '@bourselet/openapi'
import { type Entry, memberAccount } from '../../../ledger/posting.ts'
import type { EngineContext } from '../venue-port.ts'
import { smaller } from './margin-formulas.ts'
import type { MemberAccount } from './member-account.ts'
import { INSURANCE } from './venue-memory.ts'

/** A ledger account with one of its buckets, from which or to which a booking moves money. */
export type Place = Pick<Entry, 'account' | 'bucket'>

/** The record, such as an order, that caused a booking. */
export interface Ref {
  refType: string
  refNo: string
}

const system = (name: string): Place => ({ account: `sys:${name}`, bucket: '' })

export const CLEARING = system('clearing')
export const FEES = system('fee')
export const INSURANCE_FUND = system('insurance')
/**
 * System account that holds the members' debts. A debt is the part of a loss, fee or funding payment that exceeds the
 * member's cash and is covered by the member's unrealized profit.
 */
const CREDIT = system('futures_credit')

/**
 * A futures wallet, with methods that book payments to and from the member's cash. Amounts are in units of 1e-8
 * and never negative.
 */
export class FuturesWallet {
  readonly #account: MemberAccount
  readonly #context: EngineContext
  readonly #ref: Ref

  constructor(account: MemberAccount, context: EngineContext, ref: Ref) {
    this.#account = account
    this.#context = context
    this.#ref = ref
  }

  /** Returns the ledger account of the member's futures wallet with the given bucket. */
  bucket(bucket: string): Place {
    return { account: memberAccount(this.#account.id, 'futures'), bucket }
  }

  isolated(symbol: string): Place {
    return this.bucket(`isolated:${symbol}`)
  }

  /** Adds cash to the wallet, and repays outstanding debt from it. */
  receive(change: Schema<'ChangeType'>, amount: bigint, from: Place): void {
    if (this.#isInsurance) {
      this.move(change, amount, from, INSURANCE_FUND)
      return
    }
    this.#account.cash.available += amount
    this.move(change, amount, from, this.bucket('available'))
    this.repayDebt(amount)
  }

  /** Repays debt with at most the given amount of available cash. */
  repayDebt(most: bigint): void {
    const { cash } = this.#account
    const repaid = smaller(most, cash.debt)
    cash.debt -= repaid
    cash.available -= repaid
    this.move('futures_debt_repaid', repaid, this.bucket('available'), CREDIT)
  }

  /**
   * Takes cash from the wallet. The part of the amount that the cash does not cover becomes debt. It is booked as a
   * credit first, so that the statement contains the whole amount.
   */
  pay(change: Schema<'ChangeType'>, amount: bigint, to: Place): void {
    if (this.#isInsurance) {
      this.move(change, amount, INSURANCE_FUND, to)
      return
    }
    const { cash } = this.#account
    const lent = amount - smaller(amount, cash.available)
    cash.debt += lent
    cash.available += lent - amount
    this.move('futures_debt', lent, CREDIT, this.bucket('available'))
    this.move(change, amount, this.bucket('available'), to)
  }

  /** Moves cash from available to frozen, to reserve it for an isolated order. */
  freeze(amount: bigint): void {
    const { cash } = this.#account
    cash.available -= amount
    cash.frozen += amount
    this.move('futures_margin', amount, this.bucket('available'), this.bucket('frozen'))
  }

  /** Moves cash from frozen to available. */
  release(amount: bigint): void {
    this.#account.cash.frozen -= amount
    this.receive('futures_margin', amount, this.bucket('frozen'))
  }

  /**
   * Repays from the insurance fund the part of the debt that exceeds the member's cash. The payment is booked through the
   * cash, so that the statement shows it.
   */
  coverShortfall(change: Schema<'ChangeType'>): void {
    const { cash, wallet } = this.#account
    if (wallet >= 0n || this.#isInsurance) return
    cash.available -= wallet
    this.move(change, -wallet, INSURANCE_FUND, this.bucket('available'))
    this.repayDebt(-wallet)
  }

  /**
   * Pays an amount from the margin of an isolated position. Moves it to available cash first, because the account
   * changes that members see contain only available and frozen cash.
   */
  payMargin(change: Schema<'ChangeType'>, amount: bigint, symbol: string, to: Place): void {
    this.move('futures_margin', amount, this.isolated(symbol), this.bucket('available'))
    this.move(change, amount, this.bucket('available'), to)
  }

  /**
   * Books a movement between two ledger accounts or buckets. The caller must update the cash in memory if the movement
   * changes it.
   */
  move(change: Schema<'ChangeType'>, amount: bigint, from: Place, to: Place): void {
    if (amount === 0n) return
    if (!this.#isInsurance) this.#context.change.cash.add(this.#account.cash)
    const entries = [
      { ...from, coin: 'USDT', amount: -amount },
      { ...to, coin: 'USDT', amount },
    ]
    this.#context.change.postings.push({ change, ...this.#ref, entries })
  }

  get #isInsurance(): boolean {
    return this.#account.id === INSURANCE
  }
}
