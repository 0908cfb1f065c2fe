import type { SpotOrder } from '../../../shared/data/use-open-orders.ts'

export type Legs = {
  /**
   * The given orders in the same sequence, except that the stop leg of an OCO directly follows its limit leg.
   */
  orders: readonly SpotOrder[]
  /** The order numbers of the stop legs that directly follow their limit leg. */
  below: ReadonlySet<string>
}

/**
 * Arranges orders so that the stop leg of an OCO directly follows its limit leg. A leg whose other leg is not
 * listed keeps its place.
 */
export function arrangeLegs(orders: readonly SpotOrder[]): Legs {
  const numbered = new Map(orders.map((order) => [order.order_no, order]))
  const stopOf = (order: SpotOrder) =>
    order.type === 'limit' && order.oco_order_no !== null ? numbered.get(order.oco_order_no) : undefined
  const below = new Set(orders.flatMap((order) => stopOf(order)?.order_no ?? []))
  return {
    orders: orders
      .filter(({ order_no }) => !below.has(order_no))
      .flatMap((order) => [order, stopOf(order)].filter((one) => one !== undefined)),
    below,
  }
}
