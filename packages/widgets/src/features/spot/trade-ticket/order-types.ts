import type { Decimal } from '@bourselet/sdk/money'
import type { Side, Sized } from '../../../shared/ticket/order-terms.ts'

/** All order types of the spot market. The setting `spot_order_types` names those that the operator offers. */
export const orderTypes = ['limit', 'market', 'stop_limit', 'stop_market', 'trailing_stop', 'oco'] as const

export type OrderType = (typeof orderTypes)[number]

/** The order types of the tab "Stop", in the sequence in which the ticket shows them. */
export const stopTypes = ['stop_limit', 'stop_market', 'trailing_stop'] as const

export type StopType = (typeof stopTypes)[number]

export type TypeTab = 'limit' | 'market' | 'stop' | 'oco'

const isStopType = (type: OrderType): type is StopType => (stopTypes as readonly OrderType[]).includes(type)

/** Returns the tab of the ticket that contains an order type. */
export function tabOf(type: OrderType): TypeTab {
  if (type === 'limit' || type === 'market' || type === 'oco') return type
  return 'stop'
}

/** Returns the tabs for the order types that the operator offers. */
export function tabsOf(offered: readonly OrderType[]): TypeTab[] {
  const tabs = orderTypes.filter((type) => offered.includes(type)).map(tabOf)
  return [...new Set(tabs)]
}

/** Returns the order types of the tab "Stop" that the operator offers. */
export const stopsOf = (offered: readonly OrderType[]): StopType[] =>
  stopTypes.filter((type) => offered.includes(type))

/** Returns true for an order type that waits for a trigger price, or that has a leg which waits for one. */
export const isConditional = (type: OrderType): boolean => isStopType(type) || type === 'oco'

/** Returns true for an order type with a limit price, so that its quantity and its total determine each other. */
export const isPriced = (type: OrderType): boolean =>
  type === 'limit' || type === 'stop_limit' || type === 'oco'

/** Returns true for an order type whose trigger price the member enters. */
export const hasTrigger = (type: OrderType): boolean =>
  type === 'stop_limit' || type === 'stop_market' || type === 'oco'

/**
 * Returns true if the size of an order can be entered in the unit `by`. For a stop market order only one unit is
 * allowed: the unit of the amount that the exchange freezes until the order is triggered. This is the total to spend
 * for a buy, and the quantity for a sell.
 */
export function allowsUnit(side: Side, type: OrderType, by: Sized['by']): boolean {
  if (isPriced(type)) return true
  if (by === 'total') return side === 'buy'
  return side === 'sell' || type === 'market'
}

/** Range of the trail of a trailing stop, in percent. */
export const trailRange: { min: Decimal; max: Decimal; step: Decimal } = {
  min: '0.1',
  max: '20',
  step: '0.01',
}
