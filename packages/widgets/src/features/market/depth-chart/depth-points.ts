import type { BookView, Level } from '@bourselet/sdk'
import { type Decimal, fromUnits, mulUnits, toUnits } from '@bourselet/sdk/money'

export type DepthPoint = {
  price: Decimal
  /** Cumulative quantity from the best price to this one, in base coin. */
  total: Decimal
  /** Cost or proceeds in quote coin of an order that takes the whole quantity. */
  cost: Decimal
}

export type DepthPoints = { bids: DepthPoint[]; asks: DepthPoint[] }

function accumulate(levels: readonly Level[]): DepthPoint[] {
  let total = 0n
  let cost = 0n
  return levels.map(([price, quantity]) => {
    total += toUnits(quantity)
    cost += mulUnits(toUnits(price), toUnits(quantity), 'DOWN')
    return { price, total: fromUnits(total), cost: fromUnits(cost) }
  })
}

/**
 * Returns both sides of a book as running sums, best first. Prices times quantities are exact, because tick
 * and step have 8 decimals together.
 */
export const depthPoints = ({ bids, asks }: Pick<BookView, 'bids' | 'asks'>): DepthPoints => ({
  bids: accumulate(bids),
  asks: accumulate(asks),
})

/** Returns all points from the lowest price to the highest, as on the axis. */
export const byPrice = ({ bids, asks }: DepthPoints): DepthPoint[] => [...bids.toReversed(), ...asks]
