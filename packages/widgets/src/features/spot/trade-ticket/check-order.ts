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
import { type OrderMarket, opposite } from '../../../shared/ticket/order-market.ts'
import { checkBand } from '../../../shared/ticket/price-band.ts'
import { type Problem as TicketProblem, unreadable } from '../../../shared/ticket/problem.ts'
import type { Funds } from './funds.ts'
import type { OrderDraft } from './order-draft.ts'
import type { Sized } from './size-order.ts'

export type TicketField = 'price' | 'quantity' | 'total'

export type Problem = TicketProblem<TicketField>

const problem = (field: Problem['field'], name: string, params: Problem['params'] = {}): Problem => ({
  field,
  name,
  params,
})

/**
 * Everything the server would refuse of this order, as far as it can be known here, in the order of its own checks
 * (rulebook 8, rule 1): the first one is its answer. Without `funds` (signed out) the balance is not checked.
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
  if (price === '') return [problem('price', 'REQUIRED')]
  if (!isWireAmount(trim(price))) return [problem('price', 'AMOUNT_FORMAT')]
  if (!isMultiple(price, rules.tick)) return [problem('price', 'PRICE_TICK', { tick: rules.tick })]
  return last === null ? [] : checkBand(price, last, rules)
}

function checkSize(draft: OrderDraft, sized: Sized, market: OrderMarket, funds: Funds | null): Problem[] {
  const { by, quantity, total } = sized
  const named = sized[by]
  // A share of too little is none.
  if (draft.size.share && funds && named !== '' && isZero(named)) {
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
  // A total too small for one step is too small, whatever the step is: say that.
  const isDust = by === 'total' && quantity !== '' && isZero(quantity)
  if (isQuantityNamed && !fits && !isDust) {
    return [problem(by, 'QTY_STEP', { step, min: min_qty, max: max_qty })]
  }
  const value = worthOf(draft, quantity, total, market.last)
  if (isDust || (value !== null && compare(value, min_notional) < 0)) {
    return [problem(by, 'MIN_NOTIONAL', { min: min_notional })]
  }
  return []
}

/** What the order is worth in quote coin: by its price, its total, or the last price. */
function worthOf(
  { type, price }: OrderDraft,
  quantity: Decimal | '',
  total: Decimal | '',
  last: Decimal | null,
): Decimal | null {
  if (type === 'market' && total !== '') return total
  const worth = type === 'limit' ? price || null : last
  return quantity === '' || worth === null ? null : mul(worth, quantity)
}

function checkBook({ side, type, price, postOnly }: OrderDraft, market: OrderMarket): Problem[] {
  const best = opposite(market, side)[0]?.[0]
  if (type === 'market') return best === undefined ? [problem(null, 'NO_LIQUIDITY')] : []
  if (!postOnly || best === undefined || price === '') return []
  const way = compare(price, best)
  const takes = side === 'buy' ? way >= 0 : way <= 0
  return takes ? [problem('price', 'POST_ONLY_WOULD_TAKE')] : []
}

function checkFunds(draft: OrderDraft, sized: Sized, market: OrderMarket, funds: Funds | null): Problem[] {
  if (!funds) return []
  const available = draft.side === 'buy' ? funds.quote : funds.base
  const needed = neededOf(draft, sized, market)
  return needed !== null && compare(needed, available) > 0
    ? [problem(sized.by, 'INSUFFICIENT_BALANCE', { available })]
    : []
}

/** What is frozen for the order: exact, as fees come out of what is received (rulebook 8, rule 2). */
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
