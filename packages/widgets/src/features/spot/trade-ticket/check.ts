import {
  compare,
  type Decimal,
  isMultiple,
  isWireAmount,
  isZero,
  marketByQuantity,
  min,
  mul,
  trim,
} from '@bourselet/sdk/money'
import type { OrderMarket, Rules, Sized } from '../../../shared/ticket/order-terms.ts'
import {
  belowMinimum,
  checkBook,
  missingFunds,
  orderPlaces,
  problem,
  refusalProblems,
  unreadable,
} from '../../../shared/ticket/problem.ts'
import { checkPrices } from './check-prices.ts'
import { trailTrigger } from './condition.ts'
import { type Funds, holdPrice, type OrderDraft, type Problem, type TicketField } from './model.ts'
import { isConditional, isPriced, type OrderType } from './order-types.ts'

/**
 * Returns every reason for which the server would refuse this order, in the sequence in which the server checks them
 * (docs/rules.md#spot-orders). The server itself reports only the first one. Without `funds` (signed out) the balance
 * is not checked.
 */
export function checkOrder(
  draft: OrderDraft,
  sized: Sized,
  market: OrderMarket,
  funds: Funds | null,
): Problem[] {
  const halted = market.rules.status === 'trading' ? [] : [problem(null, 'SYMBOL_HALTED')]
  const entries = [...halted, ...checkPrices(draft, market), ...checkSize(draft, sized, market, funds)]
  if (entries.some(({ name }) => unreadable.has(name))) return entries
  return [...entries, ...checkMeeting(draft, market), ...checkFunds(draft, sized, market, funds)]
}

/**
 * Returns the problem that an order has with the current book. A stop order is not checked, because it enters the
 * book only when it fires. The limit leg of an OCO is checked as a post-only order.
 */
function checkMeeting(draft: OrderDraft, market: OrderMarket): Problem[] {
  if (draft.type === 'oco') return checkBook({ ...draft, postOnly: true }, market)
  return isConditional(draft.type) ? [] : checkBook(draft, market)
}

function checkSize(draft: OrderDraft, sized: Sized, market: OrderMarket, funds: Funds | null): Problem[] {
  const { by, quantity } = sized
  const named = sized[by]
  // If the balance is very small, a percentage of it can be less than one step and is then rounded to zero. In this
  // case the balance is the problem, not the percentage that the member has chosen.
  if (draft.size.percentage && funds && named !== '' && isZero(named)) {
    return [missingBalance(by, draft, market, funds)]
  }
  if (named === '') return [problem(by, 'REQUIRED')]
  if (!isWireAmount(trim(named))) return [problem(by, 'AMOUNT_FORMAT')]
  const { step, min_qty, max_qty, min_notional } = market.rules
  const isQuantityNamed = isPriced(draft.type) || by === 'quantity'
  const fits =
    quantity === '' ||
    (isMultiple(quantity, step) && compare(quantity, min_qty) >= 0 && compare(quantity, max_qty) <= 0)
  // A total that is less than the value of one step is reported as below the minimum order value. A message
  // about the step would name a quantity that the member has not entered.
  const isDust = by === 'total' && quantity !== '' && isZero(quantity)
  if (isQuantityNamed && !fits && !isDust) {
    return [problem(by, 'QTY_STEP', { step, min: min_qty, max: max_qty })]
  }
  const value = worthOf(draft, sized, market)
  const isSmall = isDust || (value !== null && compare(value, min_notional) < 0)
  return isSmall ? [belowMinimum(by, market.rules)] : []
}

/**
 * Returns the value of an order in quote coin; null if the quantity or the price is missing. For an order without a
 * limit price, it is the entered total, if there is one. Otherwise it is the quantity times the price at which the
 * order is expected to trade. For an OCO, this is the lower price of its two legs, so that each leg reaches the minimum
 * value.
 */
function worthOf(
  draft: OrderDraft,
  { quantity, total }: Sized,
  { last, rules }: OrderMarket,
): Decimal | null {
  if (!isPriced(draft.type) && total !== '') return total
  const prices = worthPrices(draft, last, rules)
  if (quantity === '' || prices.length === 0) return null
  return mul(prices.reduce(min), quantity)
}

function worthPrices(draft: OrderDraft, last: Decimal | null, { tick }: Pick<Rules, 'tick'>): Decimal[] {
  const { type, side, price, trigger, trail, stopPrice } = draft
  if (type === 'trailing_stop') {
    return last === null || trail === '' ? [] : [trailTrigger(last, trail, side, tick)]
  }
  const prices: Record<Exclude<OrderType, 'trailing_stop'>, Decimal | '' | null> = {
    ...{ limit: price, stop_limit: price, oco: price },
    ...{ market: last, stop_market: trigger },
  }
  const found = [prices[type], ...(type === 'oco' ? [stopPrice || trigger] : [])]
  return found.flatMap((one) => one || [])
}

function checkFunds(draft: OrderDraft, sized: Sized, market: OrderMarket, funds: Funds | null): Problem[] {
  if (!funds) return []
  const available = draft.side === 'buy' ? funds.quote : funds.base
  const needed = neededOf(draft, sized, market)
  const isMissing = needed !== null && compare(needed, available) > 0
  return isMissing ? [missingBalance(sized.by, draft, market, funds)] : []
}

function missingBalance(
  field: Sized['by'],
  { side }: Pick<OrderDraft, 'side'>,
  { rules }: OrderMarket,
  funds: Funds,
): Problem {
  const coin = side === 'buy' ? 'quote' : 'base'
  return missingFunds(field, funds[coin], coin, rules)
}

/**
 * Returns the amount that the server freezes for the order. This amount includes no fee, because the fee is taken from
 * the amount received.
 */
function neededOf(draft: OrderDraft, { quantity, total, by }: Sized, market: OrderMarket): Decimal | null {
  const { side, type } = draft
  if (side === 'sell') return quantity || null
  if (!isPriced(type) && by === 'total') return total || null
  if (quantity === '') return null
  if (type === 'market') {
    return marketByQuantity(market.asks, side, quantity, market.rules.market_protection).notional
  }
  const price = holdPrice(draft)
  return price === '' ? null : mul(price, quantity)
}

/** Maps fields of the request to the fields of the ticket. */
const fields: Readonly<Record<string, TicketField>> = {
  price: 'price',
  trigger_price: 'trigger',
  trail_pct: 'trail',
  stop_limit_price: 'stopPrice',
}

const places = { ...orderPlaces, TRIGGER_PRICE: 'trigger_price' }

/**
 * Converts a refusal to problems of fields. `size` is the field in which the size of the order was entered.
 */
export const orderRefusals = (error: Error | null, size: 'quantity' | 'total'): Problem[] =>
  refusalProblems<TicketField>(error, places, (name) => {
    if (name === 'quantity' || name === 'total') return size
    return fields[name] ?? null
  })
