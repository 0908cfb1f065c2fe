import { compare, type Decimal, div, isMultiple, isWireAmount, isZero, mul, trim } from '@bourselet/sdk/money'
import type { Problem } from '../../shared/form/use-form.ts'
import { copiesLeft, type EarnProduct, limitLeft } from './product.ts'

/** The entries of the calculator. `size` is an amount, or a number of copies. */
export type Entry = { size: Decimal | ''; agree: boolean }

export type EntryTerms = {
  product: EarnProduct
  /** Principal of the member's running orders in this product. */
  used: Decimal
  /** Available balance; null for visitors. */
  available: Decimal | null
}

/** Returns the amount of a size, which may be a number of copies. */
export const amountOf = ({ copy }: EarnProduct, size: Decimal | ''): Decimal | '' =>
  size === '' || !copy ? size : mul(size, copy.price)

/** Returns the problem of the size of a new subscription; null if there is none. */
export function sizeProblem(size: Decimal | '', terms: EntryTerms): Problem | null {
  const { product, used, available } = terms
  if (size === '') return 'REQUIRED'
  if (isZero(size)) return 'AMOUNT_FORMAT'
  if (product.copy) {
    if (!isMultiple(size, '1')) return { name: 'STEP', params: { step: '1' } }
    const left = product.copy.left
    if (compare(size, String(left)) > 0) return { name: 'COPIES_SOLD_OUT', params: { left } }
  } else if (!isWireAmount(trim(size))) return 'AMOUNT_FORMAT'
  const amount = amountOf(product, size) as Decimal
  if (compare(amount, product.min) < 0) return { name: 'INVEST_BELOW_MIN', params: { min: product.min } }
  return addedProblem(amount, { product, used, available })
}

/**
 * Returns the problem of an amount that is added to a running order. Such an amount may be below the
 * product's minimum.
 */
export function addedProblem(amount: Decimal, { product, used, available }: EntryTerms): Problem | null {
  const left = limitLeft(product, used)
  if (compare(amount, left) > 0) return { name: 'INVEST_ABOVE_MAX', params: { max: left } }
  if (product.step && !product.copy && !isMultiple(amount, product.step)) {
    return { name: 'STEP', params: { step: product.step } }
  }
  if (available !== null && compare(amount, available) > 0) {
    return { name: 'INSUFFICIENT_BALANCE', params: { available } }
  }
  return null
}

/** Returns the largest size that the member's limit, the copies left and the balance allow. */
export function largestSize({ product, used, available }: EntryTerms): Decimal {
  if (product.copy) {
    const byLimit = copiesLeft(product, used)
    if (available === null) return String(byLimit)
    const copies = Number(wholeParts(available, product.copy.price))
    return String(Math.min(byLimit, copies))
  }
  const left = limitLeft(product, used)
  const most = available !== null && compare(available, left) < 0 ? available : left
  return product.step ? mul(wholeParts(most, product.step), product.step) : trim(most)
}

const wholeParts = (amount: Decimal, part: Decimal): Decimal => div(amount, part, 0, 'DOWN')
