import { compare, type Decimal, divToStep, isZero, max, mul, sub } from '@bourselet/sdk/money'
import type { OrderMarket } from '../../../shared/ticket/order-terms.ts'
import { gapFrom, type PriceGap } from '../../../shared/ticket/preview-book.ts'
import { conditionOf } from './condition.ts'
import type { Funds, OrderRequest } from './model.ts'
import { afterOf, feeOf } from './order-effect.ts'
import type { Preview, Result } from './preview-result.ts'

type Rates = Pick<Funds, 'maker' | 'taker'> | null

/**
 * Returns the expected result of a conditional order, computed for a fill at its limit price; without a limit price,
 * at its trigger price. Returns null if an amount is missing.
 */
export function previewCondition(
  order: OrderRequest,
  market: OrderMarket,
  rates: Rates,
  funds: Pick<Funds, 'base' | 'quote'> | null,
): Preview | null {
  const { type, side, price, stop_limit_price: stopPrice, total } = order
  const when = conditionOf(order, market.last, market.rules)
  const trigger = when?.trigger ?? order.trigger_price
  const isOco = type === 'oco'
  const paid = isOco ? price : (price ?? trigger)
  if (paid === undefined || isZero(paid)) return null
  const quantity = order.quantity ?? (total && divToStep(total, paid, market.rules.step, 'FLOOR'))
  if (quantity === undefined) return null
  const resultAt = (at: Decimal, limit: Decimal | undefined): Result => {
    const roles = isOco && at === price ? 'maker' : roleOf(side, limit, trigger)
    const notional = mul(at, quantity)
    const gross = side === 'buy' ? quantity : notional
    const fee = feeOf(gross, rates?.[roles])
    return { notional: total ?? notional, fee, received: sub(gross, fee), roles }
  }
  const result = resultAt(paid, price)
  const stopAt = stopPrice ?? trigger
  const stop = isOco && stopAt !== undefined ? resultAt(stopAt, stopPrice) : null
  const cost = stop ? max(result.notional, stop.notional) : result.notional
  return {
    ...result,
    ...{ outcome: 'waits', quantity, taken: '0', left: '0', slippage: null, fill: null, distance: null },
    gap: gapOf(side, isOco ? stopPrice : price, trigger, market),
    after: funds && afterOf(side, funds, side === 'buy' ? result.notional : quantity, result.received),
    condition: { when, hold: side === 'buy' ? cost : quantity, stop },
  }
}

/**
 * Returns `maker` or `taker`: the role in which a stop order is expected to trade. When the order fires, the last price
 * equals the trigger price. So an order whose limit price is better for the member than the trigger price rests in the
 * book (`maker`). Any other order trades at once (`taker`).
 */
function roleOf(side: 'buy' | 'sell', limit: Decimal | undefined, trigger: Decimal | undefined) {
  if (limit === undefined || trigger === undefined) return 'taker'
  return compare(limit, trigger) === (side === 'sell' ? 1 : -1) ? 'maker' : 'taker'
}

function gapOf(
  side: 'buy' | 'sell',
  price: Decimal | undefined,
  trigger: Decimal | undefined,
  market: OrderMarket,
): PriceGap | null {
  if (price === undefined || trigger === undefined || isZero(trigger)) return null
  return gapFrom({ side, price, market: trigger, by: 'trigger' }, market)
}
