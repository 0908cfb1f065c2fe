import type { EarnOrder } from '../order.ts'
import { type EarnProduct, isOpen } from '../product.ts'

/** The changes that a running order allows. */
export type OrderRights = {
  append: boolean
  /** True if the product allows additions, but the order has reached their maximum number. */
  isFull: boolean
  redeem: EarnProduct['early']
}

/**
 * Returns the changes that the member may make to an earn order today. The redemption terms that applied when the order
 * started stay valid for this order. The current redemption terms of the product are used only if the server does not
 * return those of the order.
 */
export function rightsOf(order: EarnOrder, product: EarnProduct | undefined, today: string): OrderRights {
  if (order.status !== 'running') return { append: false, isFull: false, redeem: 'no' }
  const isLastDay = order.maturityDate !== null && today >= order.maturityDate
  const mayAppend = Boolean(product?.append && isOpen(product) && !isLastDay)
  const isFull = mayAppend && order.additionsLeft === 0
  return {
    append: mayAppend && !isFull,
    isFull,
    redeem: isLastDay ? 'no' : (order.early ?? product?.early ?? 'no'),
  }
}
