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
import { backingOf, liquidationOf } from '../futures-ticket/preview.ts'
import {
  type FuturesMarket,
  largestNotional,
  type Margin,
  type Rates,
  type Stake,
} from '../futures-ticket/stake.ts'

/** What margin mode and leverage are looked at for: the open position, the order in the ticket, or an example. */
export type Subject = {
  kind: 'held' | 'order' | 'example'
  /** Null: either side. */
  side: PositionSide | null
  quantity: Decimal
  price: Decimal
}

/** An example is worth about this much in quote coin. */
const EXAMPLE: Decimal = '1000'

/** The order before it is traded: its size and the price it would trade at. */
export type PlannedOrder = { quantity: Decimal; price: Decimal }

export function subjectOf(
  stake: Stake | null,
  order: PlannedOrder | undefined,
  market: FuturesMarket,
): Subject | null {
  const position = stake?.position
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
  /** The bracket limit: the most a position may be worth. */
  largest: Decimal | null
  /** What can be lost at most; null: the whole futures balance. */
  lost: Decimal | null
  liquidation: { long: Decimal | null; short: Decimal | null }
}

/** What margin mode and leverage do to a subject, by the formulas that book it. */
export function effectOf(
  subject: Subject,
  margin: Margin,
  market: FuturesMarket,
  stake: Stake | null,
  rates: Rates,
): Effect {
  const { quantity, price, side } = subject
  const initial = initialMargin(price, quantity, margin.leverage)
  // The margin of an open isolated position is what it was opened with: leverage does not move it.
  const kept = subject.kind === 'held' && margin.mode === 'isolated' ? stake?.position?.margin : undefined
  const fee = subject.kind === 'held' ? '0' : owed(mul(mul(price, quantity), rates.taker))
  const backing = backingOf(margin.mode, kept ?? initial, sub(stake?.wallet ?? '0', fee), stake)
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

/** The number of the bracket a subject falls into, from 1; null above the last. */
export const tierOf = ({ quantity, price }: Subject, { tiers }: FuturesMarket): number | null =>
  bracketOf(mul(quantity, price), tiers)?.bracket ?? null

/** Signed distance of a price from another, in percent. */
export const distance = (price: Decimal, from: Decimal): Decimal => percent(sub(price, from), from)

/** A move against the position that uses up its initial margin, in percent. */
export const ruin = (leverage: number): Decimal => div('100', `${leverage}`, 2, 'HALF_UP')

/** Places of prices on a line that holds them all, in percent from its left end. */
export function placesOn(prices: readonly Decimal[]): (price: Decimal) => number {
  let least = prices[0] ?? '0'
  let most = least
  for (const price of prices) {
    if (compare(price, least) < 0) least = price
    if (compare(price, most) > 0) most = price
  }
  // Pixels: from here on numbers will do.
  const [from, to] = [Number(least), Number(most)]
  const room = (to - from || to || 1) * 0.08
  return (price) => ((Number(price) - from + room) / (to - from + 2 * room)) * 100
}
