import { type Decimal, isZero, mul, orderReserve, owed } from '@bourselet/sdk/money'
import { gapFrom } from '../../../shared/ticket/preview-book.ts'
import { type Exposure, type FuturesMarket, type Margin, type Rates, splitOrder } from './exposure.ts'
import type { FuturesRequest } from './model.ts'
import { fill, type Preview, standingOf } from './preview.ts'

/**
 * Returns the expected result of a stop order, computed for a fill at its limit price; without a limit price, at its
 * trigger price. Returns null if an amount is missing. The cost is reserved only when the order fires.
 */
export function previewStop(
  order: Pick<FuturesRequest, 'side' | 'price' | 'trigger_price' | 'quantity' | 'reduce_only'>,
  market: FuturesMarket,
  margin: Margin,
  rates: Rates,
  exposure: Exposure | null,
): Preview | null {
  const { side, price, trigger_price: trigger, reduce_only: reduceOnly = false } = order
  const average = price ?? trigger
  if (order.quantity === undefined || trigger === undefined || average === undefined || isZero(average)) {
    return null
  }
  const position = exposure?.position ?? null
  const { closing, opening } = splitOrder(position, side, order.quantity, reduceOnly)
  const quantity: Decimal = reduceOnly ? closing : order.quantity
  if (isZero(quantity)) return null
  const notional = mul(average, quantity)
  const filled = fill({ side, average, quantity }, margin, rates, exposure, market)
  const gap = price === undefined ? null : gapFrom({ side, price, market: trigger, by: 'trigger' }, market)
  return {
    ...{ outcome: 'waits', quantity, taken: '0', left: '0', notional, slippage: null, gap, fill: null },
    average,
    cost: isZero(opening)
      ? '0'
      : orderReserve({ price: average, qty: opening, leverage: margin.leverage }, rates.taker),
    // The server checks the margin of a stop order only when the order fires, so the ticket must not compare the cost
    // with the balance. `closesNow` disables this comparison.
    closesNow: true,
    fee: { maker: owed(mul(notional, rates.maker)), taker: owed(mul(notional, rates.taker)) },
    realized: isZero(closing) ? null : filled.realized,
    now: standingOf(position),
    after: filled.after,
  }
}
