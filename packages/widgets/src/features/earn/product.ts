import type { Schema } from '@bourselet/sdk'
import { compare, type Decimal, div, isZero, mul, sub, trim } from '@bourselet/sdk/money'

type InterestProduct = Schema<'InterestProduct'>
type SavingsGoods = Schema<'SavingsGoods'>

export type EarnKind = 'wealth' | 'pledge' | 'savings'

/** A wealth, pledge or savings product, in one type for all kinds. */
export type EarnProduct = {
  /** Key of the product, unique across all kinds. */
  key: string
  kind: EarnKind
  id: number
  name: string
  coin: string
  /** Hosting period, the time from the subscription to maturity, in days; null for flexible savings. */
  days: number | null
  pays: 'daily' | 'maturity'
  /** Rate used by the formulas: per day for wealth and pledge, per year for savings. */
  rate: Decimal
  /** Rate shown on the card: for the whole hosting period, or per year for savings. */
  headline: Decimal
  min: Decimal
  max: Decimal
  /** Smallest increment of the amount; null for savings, which accept every amount. */
  step: Decimal | null
  /**
   * The price of a copy (a share of fixed size), and the total and remaining number of copies; null if the product is
   * sold by amount.
   */
  copy: { price: Decimal; total: number; left: number } | null
  status: Schema<'ProductStatus'>
  saleAt: number | null
  endAt: number | null
  append: boolean
  /**
   * The terms of an early redemption. `no`: not possible. `less_income`: pays the principal minus the income
   * already paid and the penalty. `principal`: pays the principal. `any_time`: possible at any time without
   * loss.
   */
  early: 'no' | 'less_income' | 'principal' | 'any_time'
  penalty: Decimal
}

export const fromInterest = (product: InterestProduct): EarnProduct => ({
  key: `${product.kind}:${product.id}`,
  kind: product.kind,
  id: product.id,
  name: product.name,
  coin: product.coin,
  days: product.cycle_days,
  pays: 'daily',
  rate: product.daily_rate,
  headline: product.total_rate,
  min: product.min_amount,
  max: product.max_amount,
  step: product.step,
  copy: copyOf(product),
  status: product.status,
  saleAt: product.sale_at,
  endAt: product.end_at,
  append: product.append_allowed,
  early: product.early_redeem ? 'less_income' : 'no',
  penalty: product.penalty_rate,
})

function copyOf({ unit, subscription_price, total_copies, sold_copies }: InterestProduct) {
  if (unit !== 'copy' || subscription_price === null) return null
  const total = total_copies ?? 0
  return { price: subscription_price, total, left: Math.max(0, total - (sold_copies ?? 0)) }
}

export const fromSavings = (goods: SavingsGoods): EarnProduct => ({
  key: `savings:${goods.id}`,
  kind: 'savings',
  id: goods.id,
  name: goods.name,
  coin: goods.coin,
  days: goods.term_days,
  pays: goods.type === 'flexible' ? 'daily' : 'maturity',
  rate: goods.apr,
  headline: goods.apr,
  min: goods.min_amount,
  max: goods.max_amount,
  step: null,
  copy: null,
  status: goods.status,
  saleAt: null,
  endAt: null,
  append: false,
  early: goods.type === 'flexible' ? 'any_time' : 'principal',
  penalty: '0',
})

/** Returns true if the product can be subscribed to now. A product that is sold in copies is open in presale too. */
export const isOpen = ({ status, copy }: EarnProduct): boolean =>
  status === 'on_sale' || (status === 'presale' && copy !== null)

/**
 * Returns the amount that the member can still invest in a product: the limit minus the principal of running
 * orders.
 */
export function limitLeft({ max }: EarnProduct, used: Decimal): Decimal {
  const left = sub(max, used)
  return compare(left, '0') > 0 ? trim(left) : '0'
}

/**
 * Returns the number of copies that the member can still buy. The member's limit and the number of copies left
 * restrict it.
 */
export function copiesLeft(product: EarnProduct, used: Decimal): number {
  if (!product.copy) return 0
  const byLimit = Number(div(limitLeft(product, used), product.copy.price, 0, 'DOWN'))
  return Math.min(byLimit, product.copy.left)
}

/**
 * Returns the percentage that a product's meter shows. For a product that is sold in copies, this is the percentage of
 * copies that are left; for any other product, the percentage of the member's limit that is left.
 */
export function percentLeft(product: EarnProduct, used: Decimal): number {
  if (product.copy) return product.copy.total === 0 ? 0 : (100 * product.copy.left) / product.copy.total
  if (isZero(product.max)) return 0
  // The width of a bar needs no exact value, so the decimal string becomes a number here.
  return Number(div(mul(limitLeft(product, used), '100'), product.max, 2, 'DOWN'))
}
