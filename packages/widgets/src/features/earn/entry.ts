import { compare, type Decimal, div, isMultiple, isWireAmount, isZero, mul, trim } from '@bourselet/sdk/money'
import type { Problem } from '../../shared/form/use-form.ts'
import { copiesLeft, type EarnProduct, limitLeft } from './product.ts'

/**
 * The entered values of the calculator. `size` is an amount; for a product that is sold in copies (shares of a fixed
 * price), it is the number of copies.
 */
export type Entry = { size: Decimal | ''; agree: boolean }

export type EntryTerms = {
  product: EarnProduct
  /** Principal of the member's running orders in this product. */
  used: Decimal
  /** The member's available balance; null if it is not loaded or no user is logged in. */
  available: Decimal | null
}

/** Converts a size to an amount. The size is a number of copies if the product is sold in copies. */
export const amountOf = ({ copy }: EarnProduct, size: Decimal | ''): Decimal | '' =>
  size === '' || !copy ? size : mul(size, copy.price)

/** Returns the reason why a size is not valid for a new subscription; null if it is valid. */
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
 * Returns the reason why an amount cannot be added to a running order; null if it can. The added amount may
 * be below the product's minimum.
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

/** Returns the largest size that the member's limit, the remaining copies and the balance allow. */
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
