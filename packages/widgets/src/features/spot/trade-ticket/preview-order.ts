import {
  add,
  buyMarketByTotal,
  compare,
  type Decimal,
  div,
  fromUnits,
  isZero,
  type Level,
  type MarketWalk,
  marketByQuantity,
  mul,
  percent,
  spotFee,
  sub,
  toUnits,
} from '@bourselet/sdk/money'
import { type Funds, type OrderMarket, opposite } from './order-market.ts'
import type { OrderRequest } from './order-request.ts'

/** A market order does not trade further from the best price it met than this fraction (rulebook 8, rule 6). */
export const PROTECTION: Decimal = '0.05'

/** More than any fraction that a positive price can be away: a limit order's own price is its protection. */
const UNPROTECTED: Decimal = '1000000'

/** What an order will do to the book, as far as the shown book tells. */
export type Outcome =
  /** Trades as a whole at once. */
  | 'trades'
  /** Waits in the book as a whole. */
  | 'rests'
  /** A part trades at once, the rest waits. */
  | 'trades-and-rests'
  /** A part trades at once, the rest is cancelled: not enough on the other side. */
  | 'trades-and-ends'
  /** A part trades at once, the rest is cancelled: further prices are beyond the protection. */
  | 'trades-and-stops'
  /** Nothing trades and nothing rests. */
  | 'ends'

export type Preview = {
  outcome: Outcome
  /** Base coin that trades, now or while resting. */
  quantity: Decimal
  /** Base coin that is cancelled at once, or quote coin of an order by total that is left over. */
  left: Decimal
  /** Base coin that trades at once. */
  taken: Decimal
  /** Quote coin that moves for `quantity`, before the fee. */
  notional: Decimal
  /** Average price, HALF_UP 8; null where nothing trades. */
  average: Decimal | null
  /**
   * One rounding a role. The booking rounds each trade up by itself, so a fee over several trades may be more by
   * 0.00000001 each.
   */
  fee: Decimal
  /** Maker, taker, or both. */
  roles: 'maker' | 'taker' | 'both'
  /** What arrives, fee already taken: base coin of a buy, quote coin of a sell. */
  received: Decimal
  /** How much worse than the best price the average of what trades at once is, in percent; null where nothing does. */
  slippage: Decimal | null
  /** Limit price against the best price on the other side: above is positive. */
  distance: { amount: Decimal; percent: Decimal } | null
  /** What can be spent once it has traded as a whole; null without funds. */
  after: { base: Decimal; quote: Decimal } | null
}

/**
 * What an order will bring, from the shown book, by the formulas that book it. Null while amounts are missing.
 * Without `rates` there is no fee in it, without `funds` no balance.
 */
export function previewOrder(
  order: OrderRequest,
  market: OrderMarket,
  rates: Pick<Funds, 'maker' | 'taker'> | null,
  funds: Pick<Funds, 'base' | 'quote'> | null,
): Preview | null {
  const { side, type, price } = order
  const levels = opposite(market, side)
  const best = levels[0]?.[0] ?? null
  const walk = walkBook(order, levels, market)
  if (!walk) return null
  const wanted = order.quantity ?? walk.quantity
  const rest = type === 'limit' ? sub(wanted, walk.quantity) : '0'
  const outcome = outcomeOf(order, walk, rest)
  const isNothing = outcome === 'ends'
  const taken = isNothing ? '0' : walk.quantity
  const resting = outcome === 'rests' || outcome === 'trades-and-rests' ? rest : '0'
  const takenValue = isNothing ? '0' : walk.notional
  const restingValue = price === undefined ? '0' : mul(price, resting)
  const quantity = add(taken, resting)
  const notional = add(takenValue, restingValue)
  const gross = side === 'buy' ? ([taken, resting] as const) : ([takenValue, restingValue] as const)
  const fee = add(feeOf(gross[0], rates?.taker), feeOf(gross[1], rates?.maker))
  const received = sub(add(...gross), fee)
  return {
    outcome,
    quantity,
    left: type === 'market' ? walk.left : isNothing ? wanted : sub(wanted, quantity),
    taken,
    notional,
    average: isZero(quantity) ? null : div(notional, quantity, 8, 'HALF_UP'),
    fee,
    roles: isZero(resting) ? 'taker' : isZero(taken) ? 'maker' : 'both',
    received,
    slippage: isZero(taken) || best === null ? null : slippageOf(side, walk, best),
    distance: distanceOf(price, best),
    after: funds && afterOf(side, funds, side === 'buy' ? notional : quantity, received),
  }
}

function walkBook(
  { side, type, price, quantity, total, tif }: OrderRequest,
  levels: readonly Level[],
  { rules }: OrderMarket,
): MarketWalk | null {
  if (type === 'market') {
    if (total !== undefined) return buyMarketByTotal(levels, total, rules.step, PROTECTION)
    return quantity === undefined ? null : marketByQuantity(levels, side, quantity, PROTECTION)
  }
  if (quantity === undefined || price === undefined) return null
  const reaches = (level: Decimal) =>
    side === 'buy' ? compare(level, price) <= 0 : compare(level, price) >= 0
  const within = tif === 'PO' ? [] : levels.filter(([level]) => reaches(level))
  return marketByQuantity(within, side, quantity, UNPROTECTED)
}

function outcomeOf({ type, tif }: OrderRequest, walk: MarketWalk, rest: Decimal): Outcome {
  const isTaking = !isZero(walk.quantity)
  if (type === 'market') {
    if (!isTaking) return 'ends'
    if (walk.stop === null) return 'trades'
    return walk.stop === 'price_protection' ? 'trades-and-stops' : 'trades-and-ends'
  }
  if (isZero(rest)) return 'trades'
  if (tif === 'FOK') return 'ends'
  if (tif === 'IOC') return isTaking ? 'trades-and-ends' : 'ends'
  return isTaking ? 'trades-and-rests' : 'rests'
}

const feeOf = (gross: Decimal, rate: Decimal | undefined): Decimal =>
  rate === undefined || isZero(gross) ? '0' : fromUnits(spotFee(toUnits(gross), toUnits(rate)), 8, false)

function slippageOf(side: 'buy' | 'sell', { notional, quantity }: MarketWalk, best: Decimal): Decimal {
  const atBest = mul(best, quantity)
  return percent(side === 'buy' ? sub(notional, atBest) : sub(atBest, notional), atBest)
}

function distanceOf(price: Decimal | undefined, best: Decimal | null): Preview['distance'] {
  if (price === undefined || best === null) return null
  const amount = sub(price, best)
  return { amount, percent: percent(amount, best) }
}

function afterOf(
  side: 'buy' | 'sell',
  { base, quote }: Pick<Funds, 'base' | 'quote'>,
  paid: Decimal,
  received: Decimal,
) {
  return side === 'buy'
    ? { base: add(base, received), quote: sub(quote, paid) }
    : { base: sub(base, paid), quote: add(quote, received) }
}
