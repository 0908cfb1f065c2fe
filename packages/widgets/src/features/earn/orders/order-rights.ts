import type { EarnOrder } from '../order.ts'
import { type EarnProduct, isOpen } from '../product.ts'

/** The changes that a running order allows. */
export type OrderRights = { append: boolean; redeem: EarnProduct['early'] }

/**
 * Returns the changes that an order allows today. If the product was removed, only savings can be redeemed.
 */
export function rightsOf(order: EarnOrder, product: EarnProduct | undefined, today: string): OrderRights {
  if (order.status !== 'running') return { append: false, redeem: 'no' }
  const isLastDay = order.maturityDate !== null && today >= order.maturityDate
  const bySavings = order.maturityDate === null ? 'any_time' : 'principal'
  return {
    append: Boolean(product?.append && isOpen(product) && !isLastDay),
    redeem: order.kind === 'savings' ? bySavings : (product?.early ?? 'no'),
  }
}
