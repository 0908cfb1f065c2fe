import { add, compare, type Decimal, max, mul, sub, trim } from '@bourselet/sdk/money'
import { checkFilled, isKept, isWaiting } from '../../../shared/amend/amend-terms.ts'
import type { SpotOrder } from '../../../shared/data/use-open-orders.ts'
import type { OrderMarket } from '../../../shared/ticket/order-terms.ts'
import { checkOrder } from '../trade-ticket/check.ts'
import { trailAt } from '../trade-ticket/condition.ts'
import {
  type Funds,
  newDraft,
  type OrderDraft,
  type Problem,
  sizeOrder,
  type TicketField,
} from '../trade-ticket/model.ts'
import { previewOrder } from '../trade-ticket/preview.ts'
import type { Preview } from '../trade-ticket/preview-result.ts'

/** An order to amend, and the price that the member has already chosen for it on a chart. */
export type Amendment = { order: SpotOrder; price?: Decimal }

/** A request that amends an open order. */
export type AmendRequest = Pick<SpotOrder, 'symbol' | 'side' | 'type' | 'order_no'> & {
  price?: Decimal
  quantity?: Decimal
  total?: Decimal
  trigger_price?: Decimal
  trail_pct?: Decimal
}

/**
 * Returns the terms of an order as the entries of a form. A stop limit order that has been triggered gets the entries
 * of a limit order. `price` is a new price for the order. If the order waits for its trigger, `price` replaces the
 * trigger price, otherwise the limit price. The trigger of a trailing stop follows from its trail and the last price, so
 * its trail changes instead (docs/rules.md#amending-orders).
 */
export function draftOf(order: SpotOrder, price?: Decimal, last: Decimal | null = null): OrderDraft {
  const { side, type, quantity, total, tif, trail_pct: trail } = order
  const waits = isWaiting(order)
  const moved = price !== undefined && trail !== null && last !== null ? trailAt(price, last, side) : null
  const exact = (value: Decimal | null) => (value === null ? '' : trim(value))
  return {
    ...newDraft(side, (!waits && price) || exact(order.price)),
    type: waits ? type : 'limit',
    trigger: (waits && price) || exact(order.trigger_price),
    trail: moved ?? exact(trail),
    size:
      quantity === null ? { by: 'total', value: exact(total) } : { by: 'quantity', value: exact(quantity) },
    postOnly: tif === 'PO',
  }
}

/** Returns the request that amends an order to the terms that are entered in the form; null if a term is missing. */
export function amendRequest(order: SpotOrder, draft: OrderDraft): AmendRequest | null {
  const { symbol, side, type, order_no } = order
  const terms: [name: keyof AmendRequest, value: Decimal | '', isWanted: boolean][] = [
    ['price', draft.price, order.price !== null],
    [draft.size.by, draft.size.value, true],
    ['trigger_price', draft.trigger, order.trigger_price !== null && order.trail_pct === null],
    ['trail_pct', draft.trail, order.trail_pct !== null],
  ]
  const wanted = terms.filter(([, , isWanted]) => isWanted)
  if (wanted.some(([, value]) => value === '')) return null
  return {
    symbol,
    side,
    type,
    order_no,
    ...Object.fromEntries(wanted.map(([name, value]) => [name, trim(value as Decimal)])),
  }
}

/** Returns true if a request changes any term of the order. */
export function isChanged(order: SpotOrder, request: AmendRequest): boolean {
  const present = amendRequest(order, draftOf(order))
  return JSON.stringify(present) !== JSON.stringify(request)
}

/**
 * Returns the expected result of the unfilled part of an order with new terms; null if the new quantity does not exceed
 * the filled quantity.
 */
export function previewAmendment(
  order: SpotOrder,
  request: AmendRequest,
  market: OrderMarket,
  rates: Pick<Funds, 'maker' | 'taker'>,
): Preview | null {
  if (isWaiting(order)) return previewOrder(request, market, rates, null)
  const quantity = sub(request.quantity ?? '0', order.filled)
  if (compare(quantity, '0') <= 0) return null
  const { symbol, side, price = '0' } = request
  const tif = order.tif ?? 'GTC'
  return previewOrder({ symbol, side, type: 'limit', price, quantity, tif }, market, rates, null)
}

/**
 * Returns the reasons for which the server would refuse the new terms. The new terms are checked like a new order, but
 * the amount that the order has already frozen counts as available. In addition, the quantity must exceed the filled
 * quantity. `otherLeg` is the other leg of an OCO, while both legs are open.
 */
export function checkAmendment(
  order: SpotOrder,
  draft: OrderDraft,
  market: OrderMarket,
  funds: Funds | null,
  otherLeg?: SpotOrder,
): Problem[] {
  if (otherLeg) return checkLeg(order, draft, market, funds, otherLeg)
  const free = funds && withHold(order, draft, funds)
  const problems = checkOrder(draft, sizeOrder(draft, market.rules), market, free).filter(
    (problem) => !isOfKept(problem, order, draft),
  )
  const { by, value } = draft.size
  return [...problems, ...(by === 'quantity' ? checkFilled(order, value, problems) : [])]
}

const bookProblems: ReadonlySet<string> = new Set(['PRICE_BAND', 'POST_ONLY_WOULD_TAKE'])

/**
 * Returns true for a problem that the server does not refuse, because the amendment keeps the price or the trigger. The
 * price band and the post-only condition apply only to a new one.
 */
function isOfKept({ field, name }: Problem, order: SpotOrder, draft: OrderDraft): boolean {
  if (!bookProblems.has(name)) return false
  if (field === 'trigger') return isKept(draft.trigger, order.trigger_price)
  return field === 'price' && isKept(draft.price, order.price)
}

/**
 * Returns the balances against which an amendment is checked. They include the amount that is still frozen for the
 * order. They also include the amount for its filled quantity, because the check compares the cost of the whole
 * quantity with the balance.
 */
function withHold(order: SpotOrder, draft: OrderDraft, funds: Funds): Funds {
  const { side, price, quantity, total, filled } = order
  if (side === 'sell') return { ...funds, base: add(funds.base, quantity ?? '0') }
  if (quantity === null) return { ...funds, quote: add(funds.quote, total ?? '0') }
  const held = mul(price ?? '0', sub(quantity, filled))
  return { ...funds, quote: add(funds.quote, add(held, mul(draft.price || '0', filled))) }
}

/**
 * Returns the reasons for which the server would refuse new prices of a leg of an OCO. Both legs are checked like a new
 * OCO. Problems of a price of the other leg are left out, because this form cannot change it.
 */
function checkLeg(
  leg: SpotOrder,
  draft: OrderDraft,
  market: OrderMarket,
  funds: Funds | null,
  other: SpotOrder,
): Problem[] {
  const isStop = isWaiting(leg)
  const both: OrderDraft = {
    ...draft,
    ...(isStop ? { price: other.price ?? '', stopPrice: draft.price } : { stopPrice: other.price ?? '' }),
    ...{ type: 'oco', trigger: isStop ? draft.trigger : (other.trigger_price ?? '') },
  }
  const { quantity } = leg
  const frozen =
    leg.side === 'sell' ? quantity : mul(max(leg.price ?? '0', other.price ?? '0'), quantity ?? '0')
  const coin = leg.side === 'sell' ? 'base' : 'quote'
  const free = funds && { ...funds, [coin]: add(funds[coin], frozen ?? '0') }
  const fields: Partial<Record<TicketField, TicketField>> = isStop
    ? { trigger: 'trigger', stopPrice: 'price', quantity: 'quantity' }
    : { price: 'price', quantity: 'quantity' }
  return checkOrder(both, sizeOrder(both, market.rules), market, free).flatMap((problem) => {
    if (problem.field === null) return [problem]
    if (problem.field === 'trigger' && isOfKept(problem, leg, draft)) return []
    const field = fields[problem.field]
    return field ? [{ ...problem, field }] : []
  })
}
