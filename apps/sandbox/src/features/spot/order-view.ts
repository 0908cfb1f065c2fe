import type { Schema } from '@bourselet/openapi'
import { type Decimal, decimals, divRound, fromUnits } from '@bourselet/sdk/money'
import { findListing } from '../../prices/listings.ts'
import { listedFills } from '../../trading/fills.ts'
import type { OrderFill, SpotOrder } from './spot-order.ts'

/** Returns an order in the format of the API. */
export function orderView(order: SpotOrder): Schema<'SpotOrder'> {
  const { base, quote, tick } = termsOf(order)
  const optional = (units: bigint | null) => (units === null ? null : fromUnits(units))
  return {
    order_no: order.orderNo,
    client_order_id: order.clientOrderId,
    symbol: order.symbol,
    side: order.side,
    type: order.type,
    price: order.price === null ? null : priceText(order.price, tick),
    quantity: optional(order.quantity),
    total: optional(order.total),
    filled: fromUnits(order.filled),
    quote_filled: fromUnits(order.quoteFilled),
    avg_price: fromUnits(averagePrice(order) ?? 0n),
    fee: fromUnits(order.fee),
    fee_coin: order.side === 'buy' ? base : quote,
    tif: order.timeInForce,
    stp: order.selfTrade,
    trigger_price: order.triggerPrice === null ? null : priceText(order.triggerPrice, tick),
    trigger_when: order.triggerWhen,
    trail_pct: order.trailPct === null ? null : fromUnits(order.trailPct / 1_000_000n, 2),
    triggered_at: order.triggeredAt,
    oco_order_no: order.oco?.orderNo ?? null,
    status: order.status,
    // In the API, `reason` is set only for an order that the exchange ended. An order that the member canceled
    // has the status `cancelled` and no reason.
    reason: order.reason === 'user' ? null : order.reason,
    created_at: order.createdAt,
    updated_at: order.updatedAt,
  }
}

/** Returns the newest fills of an order, at most 1,000, in the format of the API. */
export const fillViews = (fills: readonly OrderFill[]): Schema<'Fill'>[] => listedFills(fills).map(fillView)

/** Returns a fill of an order in the format of the API. */
export function fillView(fill: OrderFill): Schema<'Fill'> {
  const { base, quote, tick } = termsOf(fill.order)
  return {
    trade_id: fill.tradeId,
    price: priceText(fill.price, tick),
    qty: fromUnits(fill.quantity),
    fee: fromUnits(fill.fee),
    fee_coin: fill.order.side === 'buy' ? base : quote,
    liquidity: fill.liquidity,
    ts: fill.ts,
  }
}

/**
 * Returns a placed order in the format of the API, with its fills and, if it belongs to an OCO order, the other leg.
 */
export function placedView(
  order: SpotOrder,
  fills: OrderFill[],
  otherLeg: SpotOrder | null = null,
): Schema<'PlacedSpotOrder'> {
  const other_leg = otherLeg === null ? null : orderView(otherLeg)
  return { ...orderView(order), fills: fillViews(fills), other_leg }
}

function termsOf({ symbol }: SpotOrder) {
  const listing = findListing(symbol)
  if (listing === undefined) throw new Error(`${symbol} is not listed`)
  return listing
}

/** Returns the average price of the filled part, rounded half up; null before the first trade. */
export function averagePrice({ filled, quoteFilled }: SpotOrder): bigint | null {
  return filled === 0n ? null : divRound(quoteFilled * 100_000_000n, filled, 'HALF_UP')
}

/** Returns a price, which must be a multiple of the tick, as a text with the decimals of the tick. */
export function priceText(units: bigint, tick: Decimal): Decimal {
  const scale = decimals(tick)
  return fromUnits(units / 10n ** BigInt(8 - scale), scale)
}
