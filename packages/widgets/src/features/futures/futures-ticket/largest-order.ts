import {
  add,
  compare,
  type Decimal,
  divToStep,
  fromUnits,
  isZero,
  marketByQuantity,
  max,
  min,
  mul,
  roundToStep,
  sub,
  toUnits,
} from '@bourselet/sdk/money'
import { opposite } from '../../../shared/ticket/order-terms.ts'
import {
  availableFor,
  closable,
  type Exposure,
  type FuturesMarket,
  largestNotional,
  type Margin,
  type Rates,
} from './exposure.ts'
import { type FuturesDraft, isStop, worthOf } from './model.ts'
import { costOfPart } from './preview.ts'

/**
 * The fraction of the available margin that the largest market order uses. The rest is a reserve, because the book may
 * move before the order arrives.
 */
const MARKET_FRACTION: Decimal = '0.998'

/**
 * Returns the largest quantity, on the side of the entered order, that the margin and the brackets allow at a leverage,
 * rounded down to the step. It includes the quantity that closes an opposite position. For a reduce-only order it is
 * only that quantity. Returns null if a price is missing.
 */
export function largestOrder(
  draft: FuturesDraft,
  market: FuturesMarket,
  exposure: Exposure,
  margin: Margin,
  rates: Rates,
): Decimal | null {
  const { leverage } = margin
  const { step, max_qty } = market.rules
  const most = roundToStep(max_qty, step, 'FLOOR')
  const closing = closable(exposure.position, draft.side)
  if (draft.reduceOnly) return closing
  const worth = worthOf(draft, market)
  if (worth === null) return null
  const room = roomOf(draft, market, exposure, leverage, worth)
  const available = availableFor(exposure, margin.mode)
  const budget = draft.type === 'market' ? mul(available, MARKET_FRACTION) : available
  // An order that trades at once needs no margin for the quantity that closes a position. A resting order reserves
  // margin for its whole quantity.
  const free = tradesAtOnce(draft, market) ? closing : '0'
  const affordable = affordableOf(draft, market, { budget, closing: free, leverage, worth, rates })
  return min(most, min(add(closing, room), add(free, affordable)))
}

const tradesAtOnce = ({ type, side, price, postOnly }: FuturesDraft, market: FuturesMarket): boolean => {
  // A waiting stop order reserves no margin, unlike a resting limit order. So the largest stop order is
  // computed like the largest market order.
  if (type === 'market' || isStop(type)) return true
  const best = opposite(market, side)[0]?.[0]
  if (best === undefined || price === '' || postOnly) return false
  return side === 'buy' ? compare(price, best) >= 0 : compare(price, best) <= 0
}

/** Returns the quantity that can still be opened within the bracket limit of the leverage. */
function roomOf(
  { side }: FuturesDraft,
  { mark, tiers, rules }: FuturesMarket,
  { position }: Exposure,
  leverage: number,
  worth: Decimal,
): Decimal {
  const limit = largestNotional(tiers, leverage)
  if (limit === null) return '0'
  const adds = position !== null && isZero(closable(position, side))
  const held = adds ? mul(position.quantity, mark ?? position.mark_price) : '0'
  return divToStep(max('0', sub(limit, held)), max(worth, mark ?? worth), rules.step, 'FLOOR')
}

type Budget = { budget: Decimal; closing: Decimal; leverage: number; worth: Decimal; rates: Rates }

/**
 * Returns the largest quantity that can be opened with a budget. A market order is valued at the levels of the
 * book.
 */
function affordableOf(draft: FuturesDraft, market: FuturesMarket, limits: Budget): Decimal {
  const { budget, closing, leverage, worth, rates } = limits
  const { step, market_protection } = market.rules
  const levels = opposite(market, draft.side)
  const priced = (opening: Decimal): Decimal => {
    if (draft.type !== 'market') return mul(worth, opening)
    const whole = marketByQuantity(levels, draft.side, add(closing, opening), market_protection)
    // The shown book contains only the best levels. A quantity beyond them is valued at the worst shown price.
    const rest = mul(whole.left, whole.worst_price ?? worth)
    const value = add(whole.notional, rest)
    return sub(value, isZero(closing) ? '0' : mul(worth, closing))
  }
  const { side } = draft
  const { mark } = market
  const fits = (qty: Decimal) =>
    compare(
      costOfPart({ side, qty, notional: max('0', priced(qty)), mark }, leverage, rates.taker),
      budget,
    ) <= 0
  const lot = toUnits(step)
  let least = 0n
  let most = toUnits(budgetInCoins(budget, worth, leverage, step)) / lot + 1n
  while (most - least > 1n) {
    const middle = (least + most) / 2n
    if (fits(fromUnits(middle * lot))) least = middle
    else most = middle
  }
  return fromUnits(least * lot)
}

/** Returns an upper bound of the quantity that can be opened with a budget, without fees. */
const budgetInCoins = (budget: Decimal, worth: Decimal, leverage: number, step: Decimal): Decimal =>
  // A market sell can trade at prices below `worth`, so the budget may be enough for more than budget × leverage /
  // worth. The factor 2 makes sure that the result is still an upper bound.
  divToStep(mul(budget, `${leverage * 2}`), worth, step, 'CEIL')
