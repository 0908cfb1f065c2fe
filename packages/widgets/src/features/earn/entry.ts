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

/**
 * Returns the reason why the format of an entered size is invalid; null if it is valid. If the product is sold in
 * copies, the size must be a whole number and at most the number of copies that are left.
 */
export function formatProblem(size: Decimal | '', { copy }: EarnProduct): Problem | null {
  if (size === '') return 'REQUIRED'
  if (!copy) return isZero(size) || !isWireAmount(trim(size)) ? 'AMOUNT_FORMAT' : null
  if (isZero(size) || !isMultiple(size, '1')) return 'COPIES_FORMAT'
  const { left } = copy
  return compare(size, String(left)) > 0 ? { name: 'COPIES_SOLD_OUT', params: { left } } : null
}

/** Returns the reason why a size is not valid for a new subscription; null if it is valid. */
export function sizeProblem(size: Decimal | '', terms: EntryTerms): Problem | null {
  const { product, used, available } = terms
  const problem = formatProblem(size, product)
  if (problem) return problem
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
  // If a product is sold in copies, the amount field shows no coin. So the message names the coin.
  const unit = product.copy ? { unit: product.coin } : {}
  if (compare(amount, left) > 0) return { name: 'INVEST_ABOVE_MAX', params: { max: left, ...unit } }
  if (product.step && !product.copy && !isMultiple(amount, product.step)) {
    return { name: 'STEP', params: { step: product.step } }
  }
  if (available !== null && compare(amount, available) > 0) {
    return { name: 'INSUFFICIENT_BALANCE', params: { available, ...unit } }
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
