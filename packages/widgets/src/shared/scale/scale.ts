import { add, compare, type Decimal, divRound, fromUnits, mul, toUnits, trim } from '@bourselet/sdk/money'
import type { OrderMarket, Rules, Side } from '../ticket/order-terms.ts'
import { priceGap } from '../ticket/preview-book.ts'
import { checkPriceEntry, missingFunds, type Problem, problem } from '../ticket/problem.ts'

export const weightings = ['even', 'low', 'high'] as const

/**
 * The distribution of the quantity over the prices. `even`: the same quantity for each order. `low`, `high`: the
 * quantities are in the ratio 1 : 2 : 3 …, with the largest at the lowest or at the highest price.
 */
export type Weighting = (typeof weightings)[number]

/** The possible numbers of orders in a scaled order. */
export const counts = [2, 3, 4, 5, 6, 8, 10, 15, 20] as const

/** The entries of a scaled order: limit orders at equal distances between two prices. */
export type ScaleDraft = {
  low: Decimal | ''
  high: Decimal | ''
  /** The quantity of all orders together, in the base coin. */
  quantity: Decimal | ''
  count: number
  weighting: Weighting
}

export type ScaleField = 'low' | 'high' | 'quantity'

/** One limit order of a scaled order. */
export type ScaledOrder = { price: Decimal; quantity: Decimal }

type Complete = ScaleDraft & Record<ScaleField, Decimal>

/** Returns true if the lowest price, the highest price and the quantity are entered. */
export const isComplete = (draft: ScaleDraft): draft is Complete =>
  draft.low !== '' && draft.high !== '' && draft.quantity !== ''

/**
 * Returns the orders from the lowest to the highest price. The prices have equal distances, rounded to the
 * tick. Each quantity is rounded down to the step. The steps that this rounding leaves over go to the orders
 * with the largest remainders, so that the quantities add up to the total.
 */
export function scaledOrders(draft: Complete, { tick, step }: Pick<Rules, 'tick' | 'step'>): ScaledOrder[] {
  const { count, weighting } = draft
  const [low, high, oneTick, oneStep] = [draft.low, draft.high, tick, step].map((value) => toUnits(value))
  const steps = toUnits(draft.quantity) / oneStep!
  const indices = Array.from({ length: count }, (_, index) => index)
  const weights = indices.map((index) =>
    BigInt(weighting === 'even' ? 1 : weighting === 'high' ? index + 1 : count - index),
  )
  const whole = weights.reduce((sum, weight) => sum + weight, 0n)
  const shares = weights.map((weight) => (steps * weight) / whole)
  let left = steps - shares.reduce((sum, share) => sum + share, 0n)
  const rest = (index: number) => (steps * weights[index]!) % whole
  const byRest = [...indices].sort((a, b) => Number(rest(b) - rest(a)) || a - b)
  for (const index of byRest) {
    if (left === 0n) break
    shares[index]! += 1n
    left -= 1n
  }
  const gaps = BigInt(count - 1)
  return indices.map((index) => {
    const price =
      divRound(low! * gaps + (high! - low!) * BigInt(index), gaps * oneTick!, 'HALF_UP') * oneTick!
    return {
      price: trim(fromUnits(price)),
      quantity: trim(fromUnits(shares[index]! * oneStep!)),
    }
  })
}

/** Returns the value of all orders together, in the quote coin. */
export const notionalOf = (orders: readonly ScaledOrder[]): Decimal =>
  orders.reduce((sum, { price, quantity }) => add(sum, mul(price, quantity)), '0')

/**
 * Returns the problems of the entries of a scaled order; if there are none, the first problem of a single order, at the
 * entry that can correct it; otherwise the problem that the balance is too low. `check` returns the problems of one
 * order. `needed` returns the amount that all orders together need, in the coin `coin`, like `available`.
 */
export function checkScale(
  draft: ScaleDraft,
  rules: Pick<Rules, 'base' | 'quote' | 'tick' | 'step'>,
  check: (order: ScaledOrder) => readonly Problem<string>[],
  needed: (orders: readonly ScaledOrder[]) => Decimal | null,
  available: Decimal | null,
  coin: 'base' | 'quote',
): Problem<ScaleField>[] {
  const { tick, step } = rules
  const entries = [
    ...checkPriceEntry(draft.low, 'low', tick),
    ...checkPriceEntry(draft.high, 'high', tick),
    ...checkPriceEntry(draft.quantity, 'quantity', step).map((one) =>
      one.name === 'PRICE_TICK' ? problem('quantity', 'QTY_STEP', { step }) : one,
    ),
  ]
  if (entries.length > 0 || !isComplete(draft)) return entries
  // Each order needs a different price, so the highest price must be at least `count - 1` ticks above the lowest.
  const least = add(draft.low, mul(tick, `${draft.count - 1}`))
  if (compare(draft.high, least) < 0) return [problem('high', 'ABOVE_LOW', { least })]
  const orders = scaledOrders(draft, { tick, step })
  for (const [index, order] of orders.entries()) {
    const found = check(order)[0]
    if (!found) continue
    const end = index < orders.length / 2 ? 'low' : 'high'
    const name = found.name === 'MIN_NOTIONAL' ? 'EACH_MIN_NOTIONAL' : found.name
    return [{ ...found, name, field: found.field === 'price' ? end : 'quantity' }]
  }
  const cost = needed(orders)
  if (cost === null || available === null || compare(cost, available) <= 0) return []
  return [missingFunds('quantity', available, coin, rules)]
}

/**
 * Compares the orders with the market. `takes` is true if any order would trade at once. `isFar` is true if the price
 * of any order is far past the market.
 */
export function marketOf(
  orders: readonly ScaledOrder[],
  side: Side,
  market: OrderMarket,
): { takes: boolean; isFar: boolean } {
  const best = (side === 'buy' ? market.asks : market.bids)[0]?.[0]
  const sign = side === 'buy' ? 1 : -1
  return {
    takes: best !== undefined && orders.some(({ price }) => compare(price, best) * sign >= 0),
    isFar: orders.some(
      ({ price }) => priceGap({ side, type: 'limit', price }, market)?.needsConfirmation === true,
    ),
  }
}
