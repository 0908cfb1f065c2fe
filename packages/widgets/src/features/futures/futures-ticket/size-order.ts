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
  percentOfBalance,
  roundToStep,
  sub,
  toUnits,
} from '@bourselet/sdk/money'
import { opposite, type Rules } from '../../../shared/ticket/order-market.ts'
import type { Size } from '../../../shared/ticket/order-terms.ts'
import { type FuturesDraft, isTrigger } from './futures-draft.ts'
import { costOfPart } from './preview-order.ts'
import {
  availableFor,
  closable,
  type FuturesMarket,
  largestNotional,
  type Margin,
  type Rates,
  type Stake,
} from './stake.ts'

/** How much a draft is about. '' where it cannot be known yet. */
export type Sized = {
  quantity: Decimal | ''
  /** Value in quote coin: of a market order at the best price. */
  total: Decimal | ''
  /** Which of the two was entered. */
  by: 'quantity' | 'total'
}

/** The book moves between the look and the order: the largest market order keeps off the edge by this fraction. */
const MARKET_SHARE: Decimal = '0.998'

/** What a draft is valued at: its limit, or the best price on the other side; null while there is none. */
export function worthOf({ side, type, price }: FuturesDraft, market: FuturesMarket): Decimal | null {
  if (type === 'limit') return price === '' || isZero(price) ? null : price
  return opposite(market, side)[0]?.[0] ?? market.last
}

/** Quantity and value of a draft, from whichever was entered. */
export function sizeOrder(draft: FuturesDraft, market: FuturesMarket): Sized {
  const { by, value } = draft.size
  if (isTrigger(draft.type)) return { quantity: '', total: '', by: 'quantity' }
  if (value === '') return { quantity: '', total: '', by }
  const worth = worthOf(draft, market)
  if (by === 'quantity') return { quantity: value, total: worth === null ? '' : mul(worth, value), by }
  const quantity = worth === null ? '' : divToStep(value, worth, market.rules.step, 'FLOOR')
  return { quantity, total: value, by }
}

/** The size that a share of the largest order is now, 0 to 100. It is fixed, whatever becomes of the largest one. */
export const sizeOfShare = (largest: Decimal, share: number, { step }: Pick<Rules, 'step'>): Size => ({
  by: 'quantity',
  value: roundToStep(mul(mul(largest, `${share}`), '0.01'), step, 'FLOOR'),
  share,
})

/** Returns the slider's position, 0 to 100: the order as a percentage of the largest possible one. */
export function shareOf(
  { size }: FuturesDraft,
  { quantity }: Sized,
  largest: Decimal | null,
  rules: Pick<Rules, 'step'>,
): number {
  if (largest === null || quantity === '') return 0
  const { share, value } = size
  if (share !== undefined && sizeOfShare(largest, share, rules).value === value) return share
  return isZero(largest) ? 0 : Math.min(100, Math.round(Number(percentOfBalance(quantity, largest, 2))))
}

/**
 * The largest order of a draft's side that margin and brackets allow at a leverage, on the step: all of an opposite
 * position, and what can be opened beyond it. Reduce-only: the position. Null while prices are missing.
 */
export function largestOrder(
  draft: FuturesDraft,
  market: FuturesMarket,
  stake: Stake,
  margin: Margin,
  rates: Rates,
): Decimal | null {
  const { leverage } = margin
  const { step, max_qty } = market.rules
  const most = roundToStep(max_qty, step, 'FLOOR')
  const closing = closable(stake.position, draft.side)
  if (draft.reduceOnly) return min(closing, most)
  const worth = worthOf(draft, market)
  if (worth === null) return null
  const room = roomOf(draft, market, stake, leverage, worth)
  const available = availableFor(stake, margin.mode)
  const budget = draft.type === 'market' ? mul(available, MARKET_SHARE) : available
  // What rests reserves margin, whatever it will close.
  const free = tradesAtOnce(draft, market) ? closing : '0'
  const affordable = affordableOf(draft, market, { budget, closing: free, leverage, worth, rates })
  return min(most, min(add(closing, room), add(free, affordable)))
}

const tradesAtOnce = ({ type, side, price, postOnly }: FuturesDraft, market: FuturesMarket): boolean => {
  if (type === 'market') return true
  const best = opposite(market, side)[0]?.[0]
  if (best === undefined || price === '' || postOnly) return false
  return side === 'buy' ? compare(price, best) >= 0 : compare(price, best) <= 0
}

/** What the bracket limit of the leverage leaves to open. */
function roomOf(
  { side }: FuturesDraft,
  { mark, tiers, rules }: FuturesMarket,
  { position }: Stake,
  leverage: number,
  worth: Decimal,
): Decimal {
  const limit = largestNotional(tiers, leverage)
  if (limit === null) return '0'
  const adds = position !== null && isZero(closable(position, side))
  const held = adds ? mul(position.quantity, mark ?? position.mark_price) : '0'
  return divToStep(max('0', sub(limit, held)), max(worth, mark ?? worth), rules.step, 'FLOOR')
}

type Purse = { budget: Decimal; closing: Decimal; leverage: number; worth: Decimal; rates: Rates }

/** The most that can be opened with a budget: of a market order on the levels that it would take. */
function affordableOf(draft: FuturesDraft, market: FuturesMarket, purse: Purse): Decimal {
  const { budget, closing, leverage, worth, rates } = purse
  const { step, market_protection } = market.rules
  const levels = opposite(market, draft.side)
  const priced = (opening: Decimal): Decimal => {
    if (draft.type !== 'market') return mul(worth, opening)
    const whole = marketByQuantity(levels, draft.side, add(closing, opening), market_protection)
    // Deeper than the shown book: at the worst price of it.
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

/** More than a budget can open, whatever the fees. */
const budgetInCoins = (budget: Decimal, worth: Decimal, leverage: number, step: Decimal): Decimal =>
  // Twice: a seller at market trades below `worth`.
  divToStep(mul(budget, `${leverage * 2}`), worth, step, 'CEIL')
