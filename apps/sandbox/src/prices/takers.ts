import type { Random } from '../clock/random.ts'
import { type MarketMakerOrder, TAKING_ACCOUNT } from './market-maker.ts'

/**
 * Maximum distance between the limit price of a taker order and the index price, as a fraction. A taker order must
 * not trade at prices that are farther away.
 */
const REACH = 0.003

/** The values from which the taker orders of one symbol are drawn. */
export interface TakerActivity {
  /** Index price of the symbol in ticks. */
  index: number
  /** Average volume in lots and average number of trades, per second. */
  pace: { lots: number; trades: number }
  /** Move of the index price since the previous draw, in ticks. With a positive move, more of the orders are buys. */
  drift: number
  /** Time in seconds since orders were last drawn. */
  seconds: number
}

/**
 * Draws random taker orders. On average, their number and volume match `pace`. After the index price has risen, most of
 * them are buy orders; after it has fallen, most are sell orders.
 */
export function drawTakers(
  { index, pace, drift, seconds }: TakerActivity,
  random: Random,
): MarketMakerOrder[] {
  if (pace.trades <= 0 || pace.lots <= 0) return []
  const mean = pace.lots / pace.trades
  const buyers = 0.5 + Math.max(-0.35, Math.min(0.35, drift / (index * 0.0004)))
  return Array.from({ length: poisson(pace.trades * seconds, random) }, () => {
    const side = random.fraction() < buyers ? ('buy' as const) : ('sell' as const)
    const bound = index * (1 + (side === 'buy' ? REACH : -REACH))
    return {
      member: TAKING_ACCOUNT,
      side,
      price: Math.max(1, Math.round(bound)),
      lots: Math.max(1, Math.round(mean * size(random))),
      timeInForce: 'IOC' as const,
    }
  })
}

/** Draws the factor of an order's size, with mean 1: many orders are small and few are large. */
function size(random: Random): number {
  const normal = Math.sqrt(-2 * Math.log(1 - random.fraction())) * Math.cos(2 * Math.PI * random.fraction())
  return Math.exp(1.1 * normal - 0.605)
}

function poisson(mean: number, random: Random): number {
  const limit = Math.exp(-mean)
  let product = random.fraction()
  let count = 0
  while (product > limit && count < 20) {
    product *= random.fraction()
    count++
  }
  return count
}
