import type { EarnOrder } from '../order.ts'
import { type EarnProduct, isOpen } from '../product.ts'

/** The changes that a running order allows. */
export type OrderRights = { append: boolean; redeem: EarnProduct['early'] }

/**
 * Returns the changes that an order allows today. An order keeps the terms of redemption of its start, so those of the
 * product count only if the server does not state the order's own.
 */
export function rightsOf(order: EarnOrder, product: EarnProduct | undefined, today: string): OrderRights {
  if (order.status !== 'running') return { append: false, redeem: 'no' }
  const isLastDay = order.maturityDate !== null && today >= order.maturityDate
  return {
    append: Boolean(product?.append && isOpen(product) && !isLastDay),
    redeem: isLastDay ? 'no' : (order.early ?? product?.early ?? 'no'),
  }
}
