import type { EarnOrder } from '../order.ts'
import { type EarnProduct, isOpen } from '../product.ts'

/**
 * The changes that a running order allows. `full`: its product allows additions, but the order has reached their maximum
 * number.
 */
export type OrderRights = { append: boolean | 'full'; redeem: EarnProduct['early'] }

/**
 * Returns the changes that an order allows today. An order keeps the terms of redemption of its start, so those of the
 * product count only if the server does not state the order's own.
 */
export function rightsOf(order: EarnOrder, product: EarnProduct | undefined, today: string): OrderRights {
  if (order.status !== 'running') return { append: false, redeem: 'no' }
  const isLastDay = order.maturityDate !== null && today >= order.maturityDate
  const mayAppend = Boolean(product?.append && isOpen(product) && !isLastDay)
  const isFull = mayAppend && order.additionsLeft === 0
  return {
    append: isFull ? 'full' : mayAppend,
    redeem: isLastDay ? 'no' : (order.early ?? product?.early ?? 'no'),
  }
}
