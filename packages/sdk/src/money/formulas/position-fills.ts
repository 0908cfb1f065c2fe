import { amount, floored, owed } from '../amount.ts'
import { abs, add, compare, div, isNegative, isZero, mul, neg, sub, trim } from '../decimal.ts'
import { min } from '../min-max.ts'
import { type Decimal, SCALE } from '../units.ts'
import { initialMargin } from './liquidation-price.ts'
import { signed } from './position-side.ts'

/**
 * A net position: `quantity` is negative for a short, `cost` = |quantity| x entry price, with 18 decimals.
 */
export interface NetPosition {
  quantity: Decimal
  cost: Decimal
  margin: Decimal
}

/** One fill of a member: price in USDT, quantity in the base coin. */
export interface PositionFill {
  side: 'buy' | 'sell'
  price: Decimal
  qty: Decimal
  /** Maker or taker rate as a fraction. */
  fee_rate: Decimal
}

/** The bookings of a fill. The wallet changes by `realized_pnl + margin_released - margin_taken - fee`. */
export interface FillBooking {
  position: NetPosition
  fee: Decimal
  realized_pnl: Decimal
  margin_released: Decimal
  margin_taken: Decimal
}

/** The net position of a member without an open position. */
export const FLAT: NetPosition = { quantity: '0', cost: '0', margin: '0' }

const COST_PLACES = 18

/** Returns the average entry price, rounded HALF_UP to 8 decimals for display; null without a position. */
export function entryPrice(position: NetPosition): Decimal | null {
  if (isZero(position.quantity)) return null
  return trim(div(position.cost, abs(position.quantity), 8, 'HALF_UP'))
}

/**
 * Returns the position after a fill in one-way mode, with its bookings. A fill in the opposite direction first reduces
 * the position and releases its cost and margin pro rata. The realized PnL is FLOOR8(s x (fill price x closed quantity
 * - released cost)), with s = 1 for a long and s = -1 for a short position. The remaining quantity of the fill opens or
 * increases a position with a margin of UP8(price x q / leverage).
 */
export function applyFill(before: NetPosition, fill: PositionFill, leverage: number): FillBooking {
  const fee = owed(mul(mul(fill.price, fill.qty), fill.fee_rate))
  const step = fill.side === 'buy' ? fill.qty : neg(fill.qty)
  const opposite = !isZero(before.quantity) && isNegative(before.quantity) !== isNegative(step)
  const closing = opposite ? min(fill.qty, abs(before.quantity)) : '0'
  const closed = close(before, fill.price, closing)
  const opening = sub(fill.qty, closing)
  const taken = isZero(opening) ? amount('0') : initialMargin(fill.price, opening, leverage)
  return {
    position: {
      quantity: add(before.quantity, step),
      cost: add(closed.cost, mul(fill.price, opening)),
      margin: amount(add(closed.margin, taken)),
    },
    fee,
    realized_pnl: closed.pnl,
    margin_released: closed.released,
    margin_taken: taken,
  }
}

function close(before: NetPosition, price: Decimal, closing: Decimal) {
  if (isZero(closing)) {
    return { cost: before.cost, margin: before.margin, pnl: amount('0'), released: amount('0') }
  }
  const size = abs(before.quantity)
  const whole = compare(closing, size) === 0
  const costPart = whole ? before.cost : div(mul(before.cost, closing), size, COST_PLACES, 'HALF_UP')
  const released = whole ? amount(before.margin) : div(mul(before.margin, closing), size, SCALE, 'DOWN')
  const side = isNegative(before.quantity) ? 'short' : 'long'
  return {
    cost: sub(before.cost, costPart),
    margin: sub(before.margin, released),
    pnl: floored(signed(side, sub(mul(price, closing), costPart))),
    released,
  }
}
