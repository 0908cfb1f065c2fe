import type { BookView, Level } from '@bourselet/sdk'
import { type Decimal, fromUnits, mulUnits, toUnits } from '@bourselet/sdk/money'

export type DepthPoint = {
  price: Decimal
  /** All quantity from the best price up to here, in base coin. */
  total: Decimal
  /** What an order that takes all of it pays or gets, in quote coin: the cost of moving the price to here. */
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
 * Both sides of a book as running sums, best first. Prices times quantities are exact (tick and step have 8 decimals
 * together, rulebook 2.3).
 */
export const depthPoints = ({ bids, asks }: Pick<BookView, 'bids' | 'asks'>): DepthPoints => ({
  bids: accumulate(bids),
  asks: accumulate(asks),
})

/** All points from the lowest price to the highest: the order in which they stand on the axis. */
export const byPrice = ({ bids, asks }: DepthPoints): DepthPoint[] => [...bids.toReversed(), ...asks]
