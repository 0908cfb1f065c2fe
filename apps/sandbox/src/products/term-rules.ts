import type { Schema } from '@bourselet/openapi'
import type { Decimal } from '@bourselet/sdk/money'
import type { Job } from '../clock/job.ts'
import type { Reader, Tx } from '../database/transaction.ts'
import type { ServerExchange, TxExchange } from '../exchange/exchange.ts'
import type { ChangeType } from '../ledger/change-type.ts'
import type { NotifyName } from '../notifies/notify-text.ts'
import type { Lot, Offer, Position, TermKind } from './products.migration.ts'

/** The income that the daily booking creates for one date. */
export interface DayIncome {
  /** Date of the income if it differs from the date of the booking. */
  date?: string
  /** Principal that earned the income, if it differs from the principal of the position. */
  principal?: bigint
  rate: Decimal
  /** Amount of the income; negative for a loss. */
  amount: bigint
}

/** The rules that differ between wealth, savings and AI orders. */
export interface TermRules<Terms> {
  /** Name of the product in the operator's log. */
  name: string
  kinds: readonly TermKind[]
  /** First letter of the order numbers. */
  letter: string
  /** Type of the record events and of the references in notifications. */
  record: Schema<'RecordType'>
  /**
   * Change types of the bookings. Without the type `income`, income stays in the order until
   * `maturityPayout`.
   */
  changes: { open: ChangeType; income?: ChangeType; back: ChangeType; clawback?: ChangeType }
  /** Notification of a maturity. Default: INVESTMENT_COMPLETED. */
  completed?: NotifyName
  /** Returns the income of a date; null for none. It may read and write in `tx`. */
  income(
    tx: Tx,
    position: Position<Terms>,
    lots: readonly Lot[],
    date: string,
  ): Promise<DayIncome | null> | DayIncome | null
  /** Returns the total income up to maturity; null if it cannot be known in advance. */
  estimate(position: Position<Terms>, lots: readonly Lot[]): bigint | null
  /** Returns the amount paid at maturity. Default: the principal. */
  maturityPayout?(tx: Tx, position: Position<Terms>): Promise<bigint>
  /** Returns the amounts that an early redemption costs. Default: nothing. */
  kept?(position: Position<Terms>): { clawback: bigint; penalty: bigint }
  /** Returns true if a part of the position may be redeemed. Default: false. */
  redeemsParts?(position: Position<Terms>): boolean
}

/** Values of a new position that differ from those of its offer. */
export interface OpenOptions<Terms> {
  /** Number of a draft that becomes the position. */
  orderNo?: string
  termDays?: number
  terms?: Terms
  /** Default: the current date. */
  startDate?: string
}

/** A product with offers, positions and daily income. */
export interface TermProduct<Terms> {
  /** Returns all offers of the kinds of the product. */
  offers(reader: Reader): Promise<Offer<Terms>[]>
  /** Stores an offer. Called by migrations with seed data. */
  addOffer(tx: Tx, offer: Omit<Offer<Terms>, 'id'>): Promise<number>
  /**
   * Locks an open offer. While it is locked, no other transaction can check its copies or the member's limit.
   * Throws NOT_FOUND, PRODUCT_CLOSED.
   */
  lockOffer(tx: Tx, id: number, field: string): Promise<Offer<Terms>>
  /** Refuses an amount: throws INVEST_BELOW_MIN, STEP, INVEST_ABOVE_MAX or COPIES_SOLD_OUT. */
  checkAmount(reader: Reader, memberId: number, offer: Offer<Terms>, amount: bigint): Promise<void>
  /** Opens a position in a locked offer whose amount `checkAmount` has accepted. */
  open(
    tx: Tx,
    memberId: number,
    offer: Offer<Terms>,
    amount: bigint,
    options?: OpenOptions<Terms>,
  ): Promise<Position<Terms>>
  /**
   * Adds a lot. Throws ORDER_NOT_FOUND, ORDER_NOT_RUNNING, APPEND_NOT_ALLOWED, PRODUCT_CLOSED, STEP,
   * INVEST_ABOVE_MAX, COPIES_SOLD_OUT.
   */
  append(tx: Tx, memberId: number, orderNo: string, amount: bigint): Promise<Position<Terms>>
  /**
   * Redeems a position early: completely or, where the rules allow it, by an amount. Throws ORDER_NOT_FOUND,
   * ORDER_NOT_RUNNING, REDEEM_NOT_ALLOWED, INSUFFICIENT_BALANCE.
   */
  redeem(tx: Tx, memberId: number, orderNo: string, amount?: bigint): Promise<Position<Terms>>
  /** Ends a position at the next daily booking. Throws the same refusals as `redeem`. */
  finish(tx: Tx, memberId: number, orderNo: string): Promise<Position<Terms>>
  /** Returns the time of the next booking; Infinity if no position is open. */
  nextBooking(): Promise<number>
  /** Books every due date of every open position, date by date. */
  bookDue(now: number): Promise<void>
  /**
   * Starts the job that books due dates, each date once and in order, also after downtime or a clock jump.
   */
  start(): Job
}

export type TermParts = TxExchange & Pick<ServerExchange, 'database'>
