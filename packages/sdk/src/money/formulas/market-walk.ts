import { divRound } from '../rounding.ts'
import { type Decimal, fromUnits, mulUnits, toUnits } from '../units.ts'

/** A level of an order book. The levels of a side are sorted, best first. */
export type Level = readonly [price: Decimal, qty: Decimal]

/** The result of matching a market order against a book. */
export interface MarketWalk {
  /** The quantity that the order takes from the book, in base coin. */
  quantity: Decimal
  /** The cost for a buyer or proceeds for a seller, in quote coin, before the fee. */
  notional: Decimal
  /** Average price, rounded HALF_UP to 8 decimals for display; null if nothing trades. */
  avg_price: Decimal | null
  /** The last price at which the order trades; null if nothing trades. */
  worst_price: Decimal | null
  /** The unfilled remainder: in base coin for an order by quantity, in quote coin for an order by total. */
  left: Decimal
  /**
   * The reason for stopping early; null if the order is complete (a remainder below one step counts as
   * complete).
   */
  stop: 'no_liquidity' | 'price_protection' | null
}

const ONE = 100_000_000n

interface Walk {
  quantity: bigint
  notional: bigint
  worst: bigint | null
  stop: MarketWalk['stop']
}

/**
 * Matches a market order by quantity against one side of a book: asks for a buyer, bids for a seller
 * (docs/rules.md#spot-orders). The order does not trade at prices that differ from the best price by more
 * than the fraction `protection`.
 */
export function marketByQuantity(
  levels: readonly Level[],
  side: 'buy' | 'sell',
  quantity: Decimal,
  protection: Decimal,
): MarketWalk {
  const wanted = toUnits(quantity)
  const walk = walkLevels(levels, side, protection, (_price, taken) => wanted - taken.quantity)
  return report(walk, wanted - walk.quantity)
}

/**
 * Matches a market buy by quote total. Each level fills at most (remaining total / price), rounded down to
 * the step, until the remaining total cannot buy one step.
 */
export function buyMarketByTotal(
  asks: readonly Level[],
  total: Decimal,
  step: Decimal,
  protection: Decimal,
): MarketWalk {
  const budget = toUnits(total)
  const lot = toUnits(step)
  const walk = walkLevels(asks, 'buy', protection, (price, taken) => {
    const affordable = divRound((budget - taken.notional) * ONE, price, 'FLOOR')
    return affordable - (affordable % lot)
  })
  return report(walk, budget - walk.notional)
}

function walkLevels(
  levels: readonly Level[],
  side: 'buy' | 'sell',
  protection: Decimal,
  wanted: (price: bigint, taken: Walk) => bigint,
): Walk {
  const walk: Walk = { quantity: 0n, notional: 0n, worst: null, stop: null }
  let best: bigint | null = null
  for (const [priceText, quantityText] of levels) {
    const price = toUnits(priceText)
    best ??= price
    const want = wanted(price, walk)
    if (want <= 0n) return walk
    const off = side === 'buy' ? price - best : best - price
    if (off * ONE > best * toUnits(protection)) return { ...walk, stop: 'price_protection' }
    const offered = toUnits(quantityText)
    let taken = want
    if (offered < taken) taken = offered
    walk.quantity += taken
    walk.notional += mulUnits(price, taken, 'DOWN')
    walk.worst = price
    if (want <= offered) return walk
  }
  return { ...walk, stop: 'no_liquidity' }
}

function report(walk: Walk, left: bigint): MarketWalk {
  const average = walk.quantity === 0n ? null : divRound(walk.notional * ONE, walk.quantity, 'HALF_UP')
  return {
    quantity: fromUnits(walk.quantity),
    notional: fromUnits(walk.notional),
    avg_price: average === null ? null : fromUnits(average),
    worst_price: walk.worst === null ? null : fromUnits(walk.worst),
    left: fromUnits(left),
    stop: walk.stop,
  }
}
