import type { Schema } from '@bourselet/openapi'
import type { Decimal } from '@bourselet/sdk/money'
import type { JobOptions } from '../clock/job.ts'
import type { Reader, Tx } from '../database/transaction.ts'
import type { ServerExchange, TxExchange } from '../exchange/exchange.ts'
import type { NotifyName } from '../notifies/notify-text.ts'
import type { Lot, Offer, Position, TermKind } from './products.migration.ts'

/** The income that the daily booking creates for a position on one date. */
export interface DayIncome {
  /** Date for which the income is booked, if it is not the date of the booking. */
  date?: string
  /** Principal that earned the income, if it is not the principal of the position. */
  principal?: bigint
  rate: Decimal
  /** Amount of the income; negative for a loss. */
  amount: bigint
}

/** The rules in which term products differ: wealth and pledge, savings, and AI plans. */
export interface TermRules<Terms> {
  /** Name of the product in the operator log. */
  name: string
  kinds: readonly TermKind[]
  /** First letter of the product's order numbers. */
  letter: string
  /** Record type in the stream events and messages about the product's positions. */
  record: Schema<'RecordType'>
  /**
   * Types of the account changes that the bookings of a position create. If `income` is missing, income is not paid
   * daily: it remains in the position until `maturityPayout` pays it.
   */
  changes: {
    open: Schema<'ChangeType'>
    income?: Schema<'ChangeType'>
    back: Schema<'ChangeType'>
    clawback?: Schema<'ChangeType'>
  }
  /** Name of the message that is sent at maturity. Default: INVESTMENT_COMPLETED. */
  completed?: NotifyName
  /** Returns the income of a position on a date; null if there is none. It may read and write in the transaction. */
  income(
    tx: Tx,
    position: Position<Terms>,
    lots: readonly Lot[],
    date: string,
  ): Promise<DayIncome | null> | DayIncome | null
  /** Returns the total income of a position up to its maturity; null if it is not known in advance. */
  estimate(position: Position<Terms>, lots: readonly Lot[]): bigint | null
  /** Returns the amount that is paid at maturity. Default: the principal. */
  maturityPayout?(tx: Tx, position: Position<Terms>): Promise<bigint>
  /** Returns the costs of an early redemption: income that is taken back, and a penalty. Default: no costs. */
  kept?(position: Position<Terms>): { clawback: bigint; penalty: bigint }
  /** Returns true if a part of a position can be redeemed. Default: false. */
  redeemsParts?(position: Position<Terms>): boolean
}

/** Values of a new position that replace those of its offer. */
export interface OpenOptions<Terms> {
  /** Order number, if the position results from a draft that has one. */
  orderNo?: string
  termDays?: number
  terms?: Terms
  /** UTC date on which the position starts. Default: today. */
  startDate?: string
  /** True if the member can end the position early. */
  earlyRedeem?: boolean
}

/** A term product with offers, positions and daily income. */
export interface TermProduct<Terms> {
  /** Returns all offers of the product. */
  offers(reader: Reader): Promise<Offer<Terms>[]>
  /** Stores an offer. Migrations call it for the offers of a new database. */
  addOffer(tx: Tx, offer: Omit<Offer<Terms>, 'id'>): Promise<number>
  /**
   * Locks an open offer, so that no other transaction can change its sold copies or a member's positions in it.
   * Throws NOT_FOUND or PRODUCT_CLOSED.
   */
  lockOffer(tx: Tx, id: number, field: string): Promise<Offer<Terms>>
  /**
   * Throws INVEST_BELOW_MIN, STEP, INVEST_ABOVE_MAX, COPIES_SOLD_OUT or INVEST_MAX_ORDERS if the member cannot open a
   * position with an amount.
   */
  checkAmount(reader: Reader, memberId: number, offer: Offer<Terms>, amount: bigint): Promise<void>
  /** Opens a position in a locked offer. `checkAmount` must have accepted the amount. */
  open(
    tx: Tx,
    memberId: number,
    offer: Offer<Terms>,
    amount: bigint,
    options?: OpenOptions<Terms>,
  ): Promise<Position<Terms>>
  /**
   * Adds principal to a position. Throws ORDER_NOT_FOUND, ORDER_NOT_RUNNING, APPEND_NOT_ALLOWED, PRODUCT_CLOSED,
   * STEP, INVEST_ABOVE_MAX or COPIES_SOLD_OUT.
   */
  append(tx: Tx, memberId: number, orderNo: string, amount: bigint): Promise<Position<Terms>>
  /**
   * Redeems a position early, completely or, if the rules allow it, by an amount. Throws ORDER_NOT_FOUND,
   * ORDER_NOT_RUNNING, REDEEM_NOT_ALLOWED or INSUFFICIENT_BALANCE.
   */
  redeem(tx: Tx, memberId: number, orderNo: string, amount?: bigint): Promise<Position<Terms>>
  /**
   * Shortens the term of a position, so that it matures at the next daily booking. Throws ORDER_NOT_FOUND,
   * ORDER_NOT_RUNNING or REDEEM_NOT_ALLOWED.
   */
  finish(tx: Tx, memberId: number, orderNo: string): Promise<Position<Terms>>
  /** Returns the time of the next daily booking; Infinity if no position is running. */
  nextBooking(): Promise<number>
  /** Books all due dates of all running positions, date by date. */
  bookDue(now: number): Promise<void>
  /** The job of the daily booking. It books each date once and in order, even after downtime or a clock jump. */
  job: JobOptions
}

export type TermParts = TxExchange & Pick<ServerExchange, 'database'>
