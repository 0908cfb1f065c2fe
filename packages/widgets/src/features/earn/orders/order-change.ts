import {
  compare,
  type Decimal,
  isWireAmount,
  isZero,
  mul,
  pledgeEarlyRedeem,
  sub,
  trim,
} from '@bourselet/sdk/money'
import type { Problem } from '../../../shared/form/use-form.ts'
import { addedProblem, type EntryTerms, formatProblem } from '../entry.ts'
import type { EarnOrder } from '../order.ts'
import type { EarnProduct } from '../product.ts'

export type ChangeAction = 'append' | 'redeem'

/** The result of an early redemption, with the amounts that the server will book. */
export type Redemption = {
  clawback: Decimal
  penalty: Decimal
  lost: Decimal | null
  payout: Decimal
  left: Decimal
}

/**
 * Returns what the member receives and loses if they redeem `amount` of an order. Only flexible savings can
 * be redeemed in part.
 */
export function redemptionOf(
  order: EarnOrder,
  product: EarnProduct | undefined,
  amount: Decimal,
): Redemption {
  const { principal, toDate, kind, maturityDate, atMaturity } = order
  if (kind !== 'savings') {
    const result = pledgeEarlyRedeem(principal, toDate, order.penalty ?? product?.penalty ?? '0')
    return { ...result, lost: null, left: '0' }
  }
  return {
    clawback: '0',
    penalty: '0',
    lost: maturityDate === null ? null : atMaturity,
    payout: trim(amount),
    left: sub(principal, amount),
  }
}

/**
 * Returns the amount for an entered size. The size is a number of copies if the product is sold in copies.
 */
export const addedAmount = (product: EarnProduct, size: Decimal): Decimal =>
  product.copy ? mul(size, product.copy.price) : trim(size)

/** Returns the reason why a size cannot be added to an order; null if it can. */
export function appendProblem(size: Decimal | '', terms: EntryTerms): Problem | null {
  const problem = formatProblem(size, terms.product)
  return problem ?? addedProblem(addedAmount(terms.product, size as Decimal), terms)
}

/** Returns the reason why an amount of flexible savings cannot be redeemed; null if it can. */
export function redeemProblem(amount: Decimal | '', principal: Decimal): Problem | null {
  if (amount === '') return 'REQUIRED'
  if (isZero(amount) || !isWireAmount(trim(amount))) return 'AMOUNT_FORMAT'
  return compare(amount, principal) > 0
    ? { name: 'INSUFFICIENT_BALANCE', params: { available: trim(principal) } }
    : null
}
