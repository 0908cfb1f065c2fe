import type { Schema } from '@bourselet/sdk'
import { compare, type Decimal, div, isZero, mul, sub, trim } from '@bourselet/sdk/money'

type InterestProduct = Schema<'InterestProduct'>
type SavingsGoods = Schema<'SavingsGoods'>

export type EarnKind = 'wealth' | 'pledge' | 'savings'

/** A wealth, pledge or savings product in the terms that all of them share. */
export type EarnProduct = {
  /** Unique among all kinds. */
  key: string
  kind: EarnKind
  id: number
  name: string
  coin: string
  /** Hosting period in days; null for flexible savings. */
  days: number | null
  pays: 'daily' | 'maturity'
  /** The rate of the formulas: a day for wealth and pledge, a year for savings. */
  rate: Decimal
  /** The rate of the card: over the hosting period, or a year for savings. */
  headline: Decimal
  min: Decimal
  max: Decimal
  /** Null for savings, which accept every amount. */
  step: Decimal | null
  /** Set if the product is sold in whole copies. */
  copy: { price: Decimal; total: number; left: number } | null
  status: Schema<'ProductStatus'>
  saleAt: number | null
  endAt: number | null
  append: boolean
  /** The result of redeeming early: not possible, the principal less income paid, the principal, or any time. */
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

/** Returns true if the product can be subscribed to now. Copies are also sold in presale. */
export const isOpen = ({ status, copy }: EarnProduct): boolean =>
  status === 'on_sale' || (status === 'presale' && copy !== null)

/** Returns the part of the member's limit that running orders do not use. */
export function limitLeft({ max }: EarnProduct, used: Decimal): Decimal {
  const left = sub(max, used)
  return compare(left, '0') > 0 ? trim(left) : '0'
}

/** Returns how many copies the member may buy: within their limit and of those that are left. */
export function copiesLeft(product: EarnProduct, used: Decimal): number {
  if (!product.copy) return 0
  const byLimit = Number(div(limitLeft(product, used), product.copy.price, 0, 'DOWN'))
  return Math.min(byLimit, product.copy.left)
}

/** Returns what is left of the copies, or of the member's limit, in percent for a meter. */
export function percentLeft(product: EarnProduct, used: Decimal): number {
  if (product.copy) return product.copy.total === 0 ? 0 : (100 * product.copy.left) / product.copy.total
  if (isZero(product.max)) return 0
  // The width of a bar.
  return Number(div(mul(limitLeft(product, used), '100'), product.max, 2, 'DOWN'))
}
