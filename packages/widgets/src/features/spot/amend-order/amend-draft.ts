import { add, compare, type Decimal, mul, sub, trim } from '@bourselet/sdk/money'
import type { SpotOrder } from '../../../shared/data/use-open-orders.ts'
import type { OrderMarket } from '../../../shared/ticket/order-terms.ts'
import { problem } from '../../../shared/ticket/problem.ts'
import { checkOrder } from '../trade-ticket/check.ts'
import { type Funds, newDraft, type OrderDraft, type Problem, sizeOrder } from '../trade-ticket/model.ts'

/** An order to amend, and the price that the member has already chosen for it on a chart. */
export type Amendment = { order: SpotOrder; price?: Decimal }

/** A request that gives an open order new terms. */
export type AmendRequest = Pick<SpotOrder, 'symbol' | 'side' | 'type' | 'order_no'> & {
  price?: Decimal
  quantity?: Decimal
  total?: Decimal
  trigger_price?: Decimal
  trail_pct?: Decimal
}

/** True while an order waits for its trigger, which can then be amended too. */
export const isWaiting = ({ status }: Pick<SpotOrder, 'status'>): boolean => status === 'pending'

/**
 * Returns the terms of an order as the entries of a form. A stop limit that has fired has the entries of a limit
 * order. `price` replaces the price at which the order waits: its trigger, or else its limit price.
 */
export function draftOf(order: SpotOrder, price?: Decimal): OrderDraft {
  const { side, type, quantity, total, tif, trail_pct: trail } = order
  const waits = isWaiting(order)
  const exact = (value: Decimal | null) => (value === null ? '' : trim(value))
  return {
    ...newDraft(side, (!waits && price) || exact(order.price)),
    type: waits ? type : 'limit',
    trigger: (waits && price) || exact(order.trigger_price),
    trail: exact(trail),
    size:
      quantity === null ? { by: 'total', value: exact(total) } : { by: 'quantity', value: exact(quantity) },
    postOnly: tif === 'PO',
  }
}

/** Returns the request that gives an order these terms; null if one is missing. */
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

/** Returns true if a request has other terms than the order. */
export function isChanged(order: SpotOrder, request: AmendRequest): boolean {
  const present = amendRequest(order, draftOf(order))
  return JSON.stringify(present) !== JSON.stringify(request)
}

/**
 * Returns whether an order that rests in the book would keep its place in the queue: only if its price stays and its
 * quantity does not rise. Null for an order that waits for its trigger.
 */
export function keepsPlace(order: SpotOrder, request: AmendRequest): boolean | null {
  if (isWaiting(order)) return null
  const { price = '0', quantity = '0' } = request
  return compare(price, order.price ?? '0') === 0 && compare(quantity, order.quantity ?? '0') <= 0
}

/**
 * Returns the reasons for which the server would refuse new terms: those of a new order, where what the order holds
 * already counts as available, and a quantity that is not above the filled one.
 */
export function checkAmendment(
  order: SpotOrder,
  draft: OrderDraft,
  market: OrderMarket,
  funds: Funds | null,
): Problem[] {
  const free = funds && withHold(order, draft, funds)
  const isPriceKept = draft.price !== '' && order.price !== null && compare(draft.price, order.price) === 0
  const problems = checkOrder(draft, sizeOrder(draft, market.rules), market, free).filter(
    // The price band applies only to a price that changes, and an order at its present price did not trade.
    ({ field, name }) => !(isPriceKept && field === 'price' && bookProblems.has(name)),
  )
  const { by, value } = draft.size
  const isFilled = by === 'quantity' && value !== '' && compare(value, order.filled) <= 0
  const isOpen = problems.every(({ field }) => field !== 'quantity')
  return isFilled && isOpen
    ? [...problems, problem('quantity', 'ABOVE_FILLED', { filled: trim(order.filled) })]
    : problems
}

const bookProblems: ReadonlySet<string> = new Set(['PRICE_BAND', 'POST_ONLY_WOULD_TAKE'])

/**
 * Adds to the balance what the order holds, and what its filled part would need, which the check of a whole order
 * includes.
 */
function withHold(order: SpotOrder, draft: OrderDraft, funds: Funds): Funds {
  const { side, price, quantity, total, filled } = order
  if (side === 'sell') return { ...funds, base: add(funds.base, quantity ?? '0') }
  if (quantity === null) return { ...funds, quote: add(funds.quote, total ?? '0') }
  const held = mul(price ?? '0', sub(quantity, filled))
  return { ...funds, quote: add(funds.quote, add(held, mul(draft.price || '0', filled))) }
}
