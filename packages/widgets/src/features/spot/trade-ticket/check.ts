import {
  compare,
  type Decimal,
  isMultiple,
  isWireAmount,
  isZero,
  marketByQuantity,
  mul,
  trim,
} from '@bourselet/sdk/money'
import type { OrderMarket, Sized } from '../../../shared/ticket/order-terms.ts'
import {
  checkBand,
  checkBook,
  checkPriceEntry,
  orderPlaces,
  problem,
  refusalProblems,
  unreadable,
} from '../../../shared/ticket/problem.ts'
import type { Funds, OrderDraft, Problem, TicketField } from './model.ts'

/**
 * Returns every reason for which the server would refuse this order, in the server's order of checks
 * (docs/rules.md#spot-orders). The server answers the first one. Without `funds` (signed out) the balance is
 * not checked.
 */
export function checkOrder(
  draft: OrderDraft,
  sized: Sized,
  market: OrderMarket,
  funds: Funds | null,
): Problem[] {
  const halted = market.rules.status === 'trading' ? [] : [problem(null, 'SYMBOL_HALTED')]
  const price = draft.type === 'limit' ? checkPrice(draft.price, market) : []
  const entries = [...halted, ...price, ...checkSize(draft, sized, market, funds)]
  if (entries.some(({ name }) => unreadable.has(name))) return entries
  return [...entries, ...checkBook(draft, market), ...checkFunds(draft, sized, market, funds)]
}

function checkPrice(price: Decimal | '', { rules, last }: OrderMarket): Problem[] {
  const wrong = checkPriceEntry(price, 'price', rules.tick)
  if (wrong.length > 0 || price === '' || last === null) return wrong
  return checkBand(price, last, rules)
}

function checkSize(draft: OrderDraft, sized: Sized, market: OrderMarket, funds: Funds | null): Problem[] {
  const { by, quantity } = sized
  const named = sized[by]
  // A percentage of a very small balance can be less than one step and so be rounded to zero.
  if (draft.size.percentage && funds && named !== '' && isZero(named)) {
    const available = draft.side === 'buy' ? funds.quote : funds.base
    return [problem(by, 'INSUFFICIENT_BALANCE', { available })]
  }
  if (named === '') return [problem(by, 'REQUIRED')]
  if (!isWireAmount(trim(named))) return [problem(by, 'AMOUNT_FORMAT')]
  const { step, min_qty, max_qty, min_notional } = market.rules
  const isQuantityNamed = draft.type === 'limit' || by === 'quantity'
  const fits =
    quantity === '' ||
    (isMultiple(quantity, step) && compare(quantity, min_qty) >= 0 && compare(quantity, max_qty) <= 0)
  // A total that is less than the value of one step is reported as below the minimum order value. A message
  // about the step would name a quantity that the member has not entered.
  const isDust = by === 'total' && quantity !== '' && isZero(quantity)
  if (isQuantityNamed && !fits && !isDust) {
    return [problem(by, 'QTY_STEP', { step, min: min_qty, max: max_qty })]
  }
  const value = worthOf(draft, sized, market.last)
  const isSmall = isDust || (value !== null && compare(value, min_notional) < 0)
  return isSmall ? [problem(by, 'MIN_NOTIONAL', { min: min_notional })] : []
}

/**
 * Returns the value of an order in quote coin: its total, or its quantity at the limit price or at the last
 * price.
 */
function worthOf({ type, price }: OrderDraft, { quantity, total }: Sized, last: Decimal | null) {
  if (type === 'market' && total !== '') return total
  const worth = type === 'limit' ? price || null : last
  return quantity === '' || worth === null ? null : mul(worth, quantity)
}

function checkFunds(draft: OrderDraft, sized: Sized, market: OrderMarket, funds: Funds | null): Problem[] {
  if (!funds) return []
  const available = draft.side === 'buy' ? funds.quote : funds.base
  const needed = neededOf(draft, sized, market)
  const isMissing = needed !== null && compare(needed, available) > 0
  return isMissing ? [problem(sized.by, 'INSUFFICIENT_BALANCE', { available })] : []
}

/**
 * Returns the amount that the server freezes for the order. It needs no fee, because the fee is taken from
 * the amount received.
 */
function neededOf(
  { side, type, price }: OrderDraft,
  { quantity, total, by }: Sized,
  market: OrderMarket,
): Decimal | null {
  if (side === 'sell') return quantity || null
  if (type === 'market' && by === 'total') return total || null
  if (quantity === '') return null
  if (type === 'market') {
    return marketByQuantity(market.asks, side, quantity, market.rules.market_protection).notional
  }
  return price === '' ? null : mul(price, quantity)
}

/**
 * Returns a refusal as problems of fields. `size` is the field in which the size of the order was entered.
 */
export const orderRefusals = (error: Error | null, size: 'quantity' | 'total'): Problem[] =>
  refusalProblems<TicketField>(error, orderPlaces, (name) => {
    if (name === 'price') return 'price'
    return name === 'quantity' || name === 'total' ? size : null
  })
