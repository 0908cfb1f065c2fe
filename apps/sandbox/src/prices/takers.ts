import type { Random } from '../clock/random.ts'
import { type MarketMakerOrder, TAKING_ACCOUNT } from './market-maker.ts'

/** How far from the index a taker trades, as a fraction: beyond, the book is empty or somebody's typing error. */
const REACH = 0.003

/** What the takers of a symbol do in a moment. */
export interface TakerMood {
  /** Index price in ticks. */
  index: number
  /** Trades and lots a second, on average. */
  pace: { lots: number; trades: number }
  /** Where the index went since the last moment: above 0 more buyers come. */
  drift: number
  /** Seconds that the moment lasts. */
  seconds: number
}

/** Draws the orders of takers: as many, as large and as one-sided as the moment would have them. */
export function drawTakers({ index, pace, drift, seconds }: TakerMood, random: Random): MarketMakerOrder[] {
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

/** Many small trades and few large ones, 1 on average. */
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
