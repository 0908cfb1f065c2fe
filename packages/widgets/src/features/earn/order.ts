import type { Schema } from '@bourselet/sdk'
import { type Decimal, savingsDailyInterest, savingsTermInterest } from '@bourselet/sdk/money'
import type { EarnKind, EarnProduct } from './product.ts'

export type EarnStatus = Schema<'InvestmentStatus'>

/** A wealth, pledge or savings order of the member, in one type for all kinds. */
export type EarnOrder = {
  order_no: string
  kind: EarnKind
  /** The key of the order's product. */
  product: string
  name: string
  coin: string
  principal: Decimal
  copies: number | null
  rate: Decimal
  /** Income per day; null if the income is paid at maturity. */
  dailyIncome: Decimal | null
  earned: Decimal
  /**
   * Income that an early redemption takes back: `earned`, and the income of the days up to today that is not paid yet.
   */
  toDate: Decimal
  /** Income over the whole period, without the principal; null without a maturity date. */
  atMaturity: Decimal | null
  startDate: string
  /** Maturity date; null for flexible savings. */
  maturityDate: string | null
  /** The order's own terms of an early redemption; undefined if the server states only those of the product. */
  early: EarnProduct['early'] | undefined
  penalty: Decimal | undefined
  /** Number of times that principal can still be added to the order; undefined if the server states no limit. */
  additionsLeft: number | undefined
  /** Amount paid when the order ended; null while the order runs, and for savings. */
  paidBack: Decimal | null
  status: EarnStatus
  createdAt: number
  endedAt: number | null
}

export const fromInterestOrder = (order: Schema<'InterestOrder'>): EarnOrder => ({
  order_no: order.order_no,
  kind: order.product.kind,
  product: `${order.product.kind}:${order.product.id}`,
  name: order.product.name,
  coin: order.coin,
  principal: order.principal,
  copies: order.copies,
  rate: order.daily_rate,
  dailyIncome: order.daily_income,
  earned: order.accumulated_income,
  toDate: order.income_to_date ?? order.accumulated_income,
  atMaturity: order.estimated_return,
  startDate: order.start_date,
  maturityDate: order.maturity_date,
  early: order.early_redeem === undefined ? undefined : order.early_redeem ? 'less_income' : 'no',
  penalty: order.penalty_rate,
  additionsLeft: order.lots_left,
  paidBack: order.paid_back,
  status: order.status,
  createdAt: order.created_at,
  endedAt: order.ended_at,
})

export const fromSavingsOrder = (order: Schema<'SavingsOrder'>): EarnOrder => ({
  order_no: order.order_no,
  kind: 'savings',
  product: `savings:${order.goods.id}`,
  name: order.goods.name,
  coin: order.coin,
  principal: order.amount,
  copies: null,
  rate: order.apr,
  dailyIncome: order.term_days === null ? savingsDailyInterest(order.amount, order.apr) : null,
  earned: order.interest_paid,
  toDate: order.interest_paid,
  atMaturity: order.term_days === null ? null : savingsTermInterest(order.amount, order.apr, order.term_days),
  startDate: order.start_date,
  maturityDate: order.maturity_date,
  early: order.term_days === null ? 'any_time' : 'principal',
  penalty: '0',
  additionsLeft: undefined,
  paidBack: null,
  status: order.status,
  createdAt: order.created_at,
  endedAt: order.ended_at,
})
