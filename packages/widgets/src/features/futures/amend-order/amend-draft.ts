import { add, compare, type Decimal, isZero, max, sub, trim } from '@bourselet/sdk/money'
import { checkFilled, isKept, isWaiting, keepsPlace } from '../../../shared/amend/amend-terms.ts'
import type { FuturesOrder } from '../../../shared/data/use-futures-orders.ts'
import { checkOrder } from '../futures-ticket/check.ts'
import {
  closable,
  type Exposure,
  type FuturesMarket,
  type Margin,
  type Rates,
  reservedOf,
} from '../futures-ticket/exposure.ts'
import {
  type FuturesDraft,
  isPriced,
  isStop,
  newFuturesDraft,
  type Problem,
  sizeOrder,
} from '../futures-ticket/model.ts'
import { type Preview, previewOrder } from '../futures-ticket/preview.ts'
import { previewStop } from '../futures-ticket/preview-stop.ts'

/** An order to amend, and the price that the member has already chosen for it on a chart. */
export type FuturesAmendment = { order: FuturesOrder; price?: Decimal }

/** A request that amends an open order. */
export type FuturesAmendRequest = Pick<FuturesOrder, 'symbol' | 'side' | 'type' | 'order_no'> & {
  quantity: Decimal
  price?: Decimal
  trigger_price?: Decimal
}

/**
 * The data for checks and previews of an amendment: the contract, margin and fees, and the member's position and
 * balance as if the order did not exist.
 */
export type AmendScene = { market: FuturesMarket; margin: Margin; rates: Rates; exposure: Exposure | null }

/**
 * Returns the terms of an order as the entries of a form. A stop limit order that has been triggered gets the entries
 * of a limit order. `price` is a new price for the order. If the order waits for its trigger, `price` replaces the
 * trigger price, otherwise the limit price.
 */
export function draftOf(order: FuturesOrder, price?: Decimal): FuturesDraft {
  const { side, type, quantity, tif, filled, take_profit: takeProfit, stop_loss: stopLoss } = order
  const waits = isWaiting(order)
  const exact = (value: Decimal | null) => (value === null ? '' : trim(value))
  return {
    ...newFuturesDraft(side, (!waits && price) || exact(order.price)),
    type: waits ? type : 'limit',
    trigger: (waits && price) || exact(order.trigger_price),
    triggerBy: order.trigger_by ?? 'last',
    size: { by: 'quantity', value: exact(quantity) },
    tif: tif === null || tif === 'PO' ? 'GTC' : tif,
    postOnly: tif === 'PO',
    reduceOnly: order.reduce_only,
    // After the first fill of an order, its take profit and stop loss are triggers of the position. So they are then
    // not checked together with the order.
    withExits: isZero(filled) && (takeProfit !== null || stopLoss !== null),
    takeProfit: exact(takeProfit),
    stopLoss: exact(stopLoss),
  }
}

/** Returns the request that amends an order to the terms that are entered in the form; null if an amount is missing. */
export function amendRequest(order: FuturesOrder, draft: FuturesDraft): FuturesAmendRequest | null {
  const { symbol, side, type, order_no } = order
  const { price, trigger } = draft
  const { value } = draft.size
  if (value === '' || (isPriced(type) && price === '') || (isStop(type) && trigger === '')) return null
  return {
    ...{ symbol, side, type, order_no, quantity: trim(value) },
    ...(isPriced(type) ? { price: trim(price) } : {}),
    ...(isStop(type) ? { trigger_price: trim(trigger) } : {}),
  }
}

/** Returns true if an amendment request changes any term of the order. */
export function isChanged(order: FuturesOrder, request: FuturesAmendRequest): boolean {
  return JSON.stringify(amendRequest(order, draftOf(order))) !== JSON.stringify(request)
}

/**
 * Returns true if an ended order has the terms of an amendment request, so the request was executed before the order
 * ended. A reduce-only order can have a smaller quantity, because the exchange reduces it together with its position
 * (docs/rules.md#amending-orders).
 */
export function hasTerms(ended: FuturesOrder, request: FuturesAmendRequest): boolean {
  const { reduce_only: isReduceOnly, quantity } = ended
  const isReduced = isReduceOnly && quantity !== null && compare(quantity, request.quantity) < 0
  return !isChanged(isReduced ? { ...ended, quantity: request.quantity } : ended, request)
}

/**
 * Returns the member's futures funds as if the order did not exist: the margin and fee reserved for it count as
 * available.
 */
export function exposureWithout(order: FuturesOrder, exposure: Exposure, taker: Decimal): Exposure {
  const reserve = reservedOf(order, taker)
  return {
    ...exposure,
    available: add(exposure.available, reserve),
    cash: order.margin_mode === 'isolated' ? add(exposure.cash, reserve) : exposure.cash,
    orders: exposure.orders.filter(({ order_no }) => order_no !== order.order_no),
  }
}

/** Returns the expected result of the unfilled part of an order with new terms. */
export function previewAmendment(
  order: FuturesOrder,
  request: FuturesAmendRequest,
  { market, margin, rates, exposure }: AmendScene,
): Preview | null {
  const { side, price, trigger_price } = request
  const reduceOnly = order.reduce_only
  const quantity = sub(request.quantity, order.filled)
  if (isWaiting(order)) {
    const terms = { side, price, trigger_price, quantity, reduce_only: reduceOnly }
    return previewStop(terms, market, margin, rates, exposure)
  }
  const terms = { side, type: 'limit', price, quantity, tif: order.tif ?? undefined, reduceOnly } as const
  return previewOrder(terms, market, margin, rates, exposure)
}

/**
 * Returns the reasons for which the server would refuse the new terms. The unfilled quantity is checked like a new
 * order that replaces the current one. In addition, the quantity must exceed the filled quantity.
 */
export function checkAmendment(order: FuturesOrder, draft: FuturesDraft, scene: AmendScene): Problem[] {
  const { market, margin, exposure } = scene
  const { value } = draft.size
  const request = amendRequest(order, draft)
  const filled = isZero(order.filled) ? [] : checkFilled(order, value, [])
  const left = value === '' || filled.length > 0 ? value : sub(value, order.filled)
  const rest: FuturesDraft = { ...draft, size: { by: 'quantity', value: left } }
  const amended = { filled: order.filled, most: largestQuantity(order, scene) }
  const checked = { draft: rest, sized: sizeOrder(rest, market), market, margin, exposure, amended }
  const entered = checkOrder({ ...checked, cost: null })
  const preview = request && entered.length === 0 ? previewAmendment(order, request, scene) : null
  const cost = preview && !preview.closesNow ? preview.cost : null
  const keeps = request !== null && keepsPlace(order, request) === true
  const isPriceKept = isKept(draft.price, order.price)
  const isTriggerKept = isKept(draft.trigger, order.trigger_price)
  return [
    ...checkOrder({ ...checked, cost }).filter(({ field, name }) => {
      if (field === 'quantity' && filled.length > 0) return false
      if (keeps && fundProblems.has(name)) return false
      if (field === 'price') return !(isPriceKept && bookProblems.has(name))
      return !(field === 'trigger' && isTriggerKept && triggerProblems.has(name))
    }),
    ...filled,
  ]
}

/**
 * Returns the largest total quantity, including the filled part, to which an order can be amended. The result is never
 * below the present quantity of the order, because the server checks the maximum quantity only if an amendment
 * increases the quantity. For a reduce-only order, the filled part and the quantity of the position that the order
 * closes are added to the maximum (docs/rules.md#amending-futures-orders).
 */
function largestQuantity(order: FuturesOrder, { market, exposure }: AmendScene): Decimal {
  const { quantity, filled, side, reduce_only } = order
  const { max_qty } = market.rules
  const grown = reduce_only ? add(add(max_qty, filled), closable(exposure?.position ?? null, side)) : max_qty
  return trim(max(grown, quantity ?? '0'))
}

const bookProblems: ReadonlySet<string> = new Set(['PRICE_BAND', 'POST_ONLY_WOULD_TAKE'])
const triggerProblems: ReadonlySet<string> = new Set(['PRICE_BAND', 'AT_LAST', 'AT_MARK'])
/**
 * Names of the problems of margin and leverage. They are ignored for an amendment that keeps the price and does not
 * increase the quantity. Such an order keeps its place in the queue and needs no more margin than before.
 */
const fundProblems: ReadonlySet<string> = new Set(['INSUFFICIENT_BALANCE', 'LEVERAGE_RANGE', 'BRACKET_LIMIT'])
