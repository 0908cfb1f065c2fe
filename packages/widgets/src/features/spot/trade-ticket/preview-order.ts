import { add, type Decimal, fromUnits, isZero, mul, spotFee, sub, toUnits } from '@bourselet/sdk/money'
import { type OrderMarket, opposite } from '../../../shared/ticket/order-market.ts'
import { type PriceGap, priceGap } from '../../../shared/ticket/price-gap.ts'
import {
  distanceOf,
  type Fill,
  fillOf,
  type Outcome,
  outcomeOf,
  slippageOf,
  walkBook,
} from '../../../shared/ticket/walk-order.ts'
import type { Funds } from './funds.ts'
import type { OrderRequest } from './order-request.ts'

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
  gap: PriceGap | null
  /** The part that trades at once; null when nothing does. */
  fill: Fill | null
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
  const walk = walkBook(order, levels, market.rules)
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
    fee,
    roles: isZero(resting) ? 'taker' : isZero(taken) ? 'maker' : 'both',
    received,
    slippage: isZero(taken) || best === null ? null : slippageOf(side, walk, best),
    distance: distanceOf(price, best),
    gap: priceGap(order, market),
    fill: isNothing ? null : fillOf(walk),
    after: funds && afterOf(side, funds, side === 'buy' ? notional : quantity, received),
  }
}

const feeOf = (gross: Decimal, rate: Decimal | undefined): Decimal =>
  rate === undefined || isZero(gross) ? '0' : fromUnits(spotFee(toUnits(gross), toUnits(rate)), 8, false)

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
