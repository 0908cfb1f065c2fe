import type { BookView, Level } from '@bourselet/sdk'
import { type Decimal, fromUnits, mulUnits, toUnits } from '@bourselet/sdk/money'

export type DepthPoint = {
  price: Decimal
  /** Cumulative quantity from the best price to the price of this point, in base coin. */
  total: Decimal
  /** Amount of quote coin that an order for the whole quantity `total` pays or receives. */
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
 * Returns the cumulative quantity and cost of both sides of a book, best price first. The products of price
 * and quantity are exact, because tick and step together have at most 8 decimals.
 */
export const depthPoints = ({ bids, asks }: Pick<BookView, 'bids' | 'asks'>): DepthPoints => ({
  bids: accumulate(bids),
  asks: accumulate(asks),
})

/** Returns the points of both sides, from the lowest price to the highest. */
export const byPrice = ({ bids, asks }: DepthPoints): DepthPoint[] => [...bids.toReversed(), ...asks]
