import {
  bracketOf,
  compare,
  type Decimal,
  div,
  initialMargin,
  max,
  mul,
  owed,
  type PositionSide,
  percent,
  roundToStep,
  sub,
} from '@bourselet/sdk/money'
import {
  type Exposure,
  type FuturesMarket,
  largestNotional,
  type Margin,
  type Rates,
} from '../futures-ticket/exposure.ts'
import { backingOf, liquidationOf } from '../futures-ticket/preview.ts'

/**
 * The position for which the effects of a leverage are computed: the open position, the position that the order
 * in the ticket would open, or an example.
 */
export type Subject = {
  kind: 'held' | 'order' | 'example'
  /** Side of the position; null if the effects of both sides are computed. */
  side: PositionSide | null
  quantity: Decimal
  price: Decimal
}

/** The approximate value of the example position in quote coin. */
const EXAMPLE: Decimal = '1000'

/** An order that is not sent yet: its quantity and its expected price. */
export type PlannedOrder = { quantity: Decimal; price: Decimal }

export function subjectOf(
  exposure: Exposure | null,
  order: PlannedOrder | undefined,
  market: FuturesMarket,
): Subject | null {
  const position = exposure?.position
  if (position) {
    const { side, quantity, entry_price: price } = position
    return { kind: 'held', side, quantity, price }
  }
  if (order) return { kind: 'order', side: null, ...order }
  const price = market.mark ?? market.last
  if (price === null) return null
  const { step, min_qty } = market.rules
  const quantity = max(min_qty, roundToStep(div(EXAMPLE, price, 8, 'DOWN'), step, 'FLOOR'))
  return { kind: 'example', side: null, quantity, price }
}

export type Effect = {
  initial: Decimal
  /** The maximum value of a position in the margin bracket for the leverage. */
  largest: Decimal | null
  /** The maximum loss; null if the member can lose the whole futures balance. */
  lost: Decimal | null
  liquidation: { long: Decimal | null; short: Decimal | null }
}

/**
 * Returns the effects that a margin mode and a leverage have on a position, an order or an example. They are
 * computed with the server's formulas.
 */
export function effectOf(
  subject: Subject,
  margin: Margin,
  market: FuturesMarket,
  exposure: Exposure | null,
  rates: Rates,
): Effect {
  const { quantity, price, side } = subject
  const initial = initialMargin(price, quantity, margin.leverage)
  // A new leverage does not change the margin of an isolated position that is already open.
  const kept = subject.kind === 'held' && margin.mode === 'isolated' ? exposure?.position?.margin : undefined
  const fee = subject.kind === 'held' ? '0' : owed(mul(mul(price, quantity), rates.taker))
  const backing = backingOf(margin.mode, kept ?? initial, sub(exposure?.wallet ?? '0', fee), exposure)
  const at = (one: PositionSide) =>
    backing === null || (side !== null && side !== one)
      ? null
      : liquidationOf({ side: one, quantity, entry: price }, backing, market)
  return {
    initial: kept ?? initial,
    largest: largestNotional(market.tiers, margin.leverage),
    lost: margin.mode === 'isolated' ? (kept ?? initial) : null,
    liquidation: { long: at('long'), short: at('short') },
  }
}

/**
 * Returns the number of the margin bracket, starting at 1, that contains the value of a position; null if the
 * value is above the last bracket.
 */
export const tierOf = ({ quantity, price }: Subject, { tiers }: FuturesMarket): number | null =>
  bracketOf(mul(quantity, price), tiers)?.bracket ?? null

/** Returns the signed distance of a price from another price, in percent. */
export const distance = (price: Decimal, from: Decimal): Decimal => percent(sub(price, from), from)

/** Returns the price change in percent at which a position loses its whole initial margin. */
export const ruin = (leverage: number): Decimal => div('100', `${leverage}`, 2, 'HALF_UP')

/**
 * Returns a function that converts a price to a point on a line, as the distance from the left end in percent of the
 * line's length. All given prices fit on the line.
 */
export function placesOn(prices: readonly Decimal[]): (price: Decimal) => number {
  let least = prices[0] ?? '0'
  let most = least
  for (const price of prices) {
    if (compare(price, least) < 0) least = price
    if (compare(price, most) > 0) most = price
  }
  // The coordinates of the drawing need no exact value, so the decimal string becomes a number here.
  const [from, to] = [Number(least), Number(most)]
  const room = (to - from || to || 1) * 0.08
  return (price) => ((Number(price) - from + room) / (to - from + 2 * room)) * 100
}
