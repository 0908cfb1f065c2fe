import type { Character } from './characters.ts'
import type { Noise } from './noise.ts'

/** A quote that the market maker intends to have in the book. Price in ticks, quantity in lots. */
export interface Rung {
  side: 'buy' | 'sell'
  price: number
  lots: number
}

/** The parameters of a symbol's quotes, in ticks and lots. */
export interface LadderPlan {
  /** Distance of the best bid and the best ask from the index price. */
  halfSpread: number
  /** Width of a cell in ticks. A cell is a price range with one quote. */
  cell: number
  /** Quantity of an average quote near the index price. */
  lots: number
  /** Maximum quantity of a quote. */
  most: number
  noise: Noise
}

const RUNGS = 20
/**
 * Quantity of the best quotes, as a fraction of the usual quantity. It is small, because the best quotes move
 * with each index tick.
 */
const FRONT = 0.3
/** Time in ms for which a quote keeps its quantity. The quotes do not all change at the same time. */
const RESIZE_MS = 15_000
/** Value of an average quote near the index price, as a fraction of the turnover of a day. */
const SHARE = 0.00011
/** Width of a cell (a price range with one quote), as a fraction of the price. */
const CELL = 0.00022

/**
 * Returns the parameters of a symbol's quotes at a price level. `tickSize` is in the quote coin, `step` in the base
 * coin.
 */
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
 * Returns the quotes around an index price: on each side, one quote at the best price and twenty in price ranges
 * (cells) farther away. The quote of a cell keeps its price until the index reaches it. A move of the index therefore
 * changes only the quotes nearest to and farthest from the index price. The same price, time and noise always give the
 * same quotes.
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
    // The average quantity of a quote increases with its distance from the index price, up to three times `lots`.
    const weight = 1 + found.length / 10
    found.push({ side, price, lots: sized(lots * weight, most, noise, k * 64 + (turn % 64), lane + 6) })
  }
  return found
}

function sized(mean: number, most: number, noise: Noise, index: number, lane: number): number {
  return Math.min(most, Math.max(1, Math.round(mean * Math.exp(0.7 * noise.normal(index, lane) - 0.245))))
}
