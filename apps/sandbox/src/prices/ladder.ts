import type { Character } from './characters.ts'
import type { Noise } from './noise.ts'

/** A quote that the market maker wants to have in the book, in ticks and lots. */
export interface Rung {
  side: 'buy' | 'sell'
  price: number
  lots: number
}

/** Parameters of the quotes of a symbol, in ticks and lots. */
export interface LadderPlan {
  /** Distance of the best quotes from the index. */
  halfSpread: number
  /** Number of ticks per quote. */
  cell: number
  /** Size of an average quote near the index. */
  lots: number
  /** Size of the largest order. */
  most: number
  noise: Noise
}

const RUNGS = 20
/** Size factor of the best quotes, which move with every tick of the index. */
const FRONT = 0.3
/** Approximate time for which a quote keeps its size; quotes change their sizes at different times. */
const RESIZE_MS = 15_000
/** Fraction of the daily turnover that an average quote offers. */
const SHARE = 0.00011
/** Width of a cell as a fraction of the price. */
const CELL = 0.00022

/** Returns the ladder plan of a symbol at a price level; `step` and `tickSize` are in coins. */
export function ladderPlan(
  { turnover, spread }: Character,
  { price, tickSize, step, most }: { price: number; tickSize: number; step: number; most: number },
  noise: Noise,
): LadderPlan {
  return {
    halfSpread: Math.max(1, Math.round((price * spread) / 2)),
    cell: Math.max(1, Math.round(price * CELL)),
    lots: Math.max(2, Math.round((turnover * SHARE) / (price * tickSize) / step)),
    most,
    noise,
  }
}

/**
 * Returns the quotes around an index price: on each side one at the best price and twenty in cells further
 * out. The quote of a cell keeps its price until the index reaches it, so a moving market changes only the
 * ends of the ladder. The same price, time and noise give the same ladder.
 */
export function ladder(index: number, now: number, plan: LadderPlan): Rung[] {
  return [...rungs('buy', index, now, plan), ...rungs('sell', index, now, plan)]
}

function rungs(side: Rung['side'], index: number, now: number, plan: LadderPlan): Rung[] {
  const { halfSpread, cell, noise, lots, most } = plan
  const away = side === 'buy' ? -1 : 1
  const lane = side === 'buy' ? 1 : 2
  const front = index + away * halfSpread
  const found: Rung[] =
    front > 0 ? [{ side, price: front, lots: sized(lots * FRONT, most, noise, front, lane + 4) }] : []
  for (let k = Math.floor(front / cell); found.length <= RUNGS && k >= 0; k += away) {
    const price = k * cell + Math.floor(noise.uniform(k, lane) * cell)
    if (price <= 0 || away * (price - front) <= 0) continue
    const phase = noise.uniform(k, lane + 2) * RESIZE_MS
    const turn = Math.floor((now + phase) / RESIZE_MS)
    // The quantity grows with the distance from the index, to about three times that of the nearest quote.
    const weight = 1 + found.length / 10
    found.push({ side, price, lots: sized(lots * weight, most, noise, k * 64 + (turn % 64), lane + 6) })
  }
  return found
}

function sized(mean: number, most: number, noise: Noise, index: number, lane: number): number {
  return Math.min(most, Math.max(1, Math.round(mean * Math.exp(0.7 * noise.normal(index, lane) - 0.245))))
}
