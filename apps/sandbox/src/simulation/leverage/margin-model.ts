import type { FuturesOrder } from '../../features/futures/futures-order.ts'
import type { FuturesCash, OpenPosition } from '../../features/futures/futures-position.ts'
import { findContract } from '../../prices/contracts.ts'
import { abs, ceilDiv, floorDiv, ONE, units } from './exact.ts'

/**
 * Returns the unrealized profit of a position: signed quantity × (mark price - entry price), rounded down to 8
 * decimals. The entry price is the displayed one, rounded to 8 decimals.
 */
export function profitAt({ quantity, cost }: OpenPosition, mark: bigint): bigint {
  const signed = quantity
  const size = abs(signed)
  // The cost has 18 decimals and the size has 8, so their quotient has 10 decimals. The factor 100 reduces the quotient
  // to the 8 decimals of prices.
  const entry = halfUp(cost, size * 100n)
  return floorDiv(signed * (mark - entry), ONE)
}

function halfUp(n: bigint, d: bigint): bigint {
  return floorDiv(2n * n + d, 2n * d)
}

/**
 * Returns the maintenance margin of a position: notional × `mmr` − `cum`, with both values from the tier of the
 * notional, rounded up to 8 decimals.
 */
export function maintenanceAt({ symbol, quantity }: OpenPosition, mark: bigint): bigint {
  const { tiers } = findContract(symbol)!
  const notional = abs(quantity) * mark
  const tier = tiers.find(({ cap }) => notional <= units(cap) * ONE) ?? tiers.at(-1)!
  return ceilDiv(notional * units(tier.mmr) - units(tier.cum) * ONE * ONE, ONE * ONE)
}

/** Returns true if an isolated position must be liquidated at a mark price. */
export function isolatedDue(position: OpenPosition, mark: bigint): boolean {
  return position.margin + profitAt(position, mark) <= maintenanceAt(position, mark)
}

/** Returns true if a cross account must be liquidated at the current mark prices. */
export function crossDue(
  cash: FuturesCash,
  positions: readonly OpenPosition[],
  markOf: (symbol: string) => bigint,
): boolean {
  let equity = cash.available + cash.frozen - cash.debt
  let maintenance = 0n
  for (const position of positions) {
    equity += profitAt(position, markOf(position.symbol))
    maintenance += maintenanceAt(position, markOf(position.symbol))
  }
  return maintenance > 0n && equity <= maintenance
}

/**
 * Returns the unrealized loss that the position opened by an order would have at a mark price, rounded up. The loss is
 * the remaining quantity × the distance by which the order price is worse than the mark price. Returns 0 for an order
 * with a pending trigger, because the order reserves no margin yet, and for a reduce-only order.
 */
function openLossAt(order: FuturesOrder, mark: bigint): bigint {
  const { side, price, quantity, filled, reduceOnly, status } = order
  if (status === 'pending' || reduceOnly || price === null || quantity === null) return 0n
  const beyond = side === 'buy' ? price - mark : mark - price
  return beyond > 0n ? ceilDiv((quantity - filled) * beyond, ONE) : 0n
}

/**
 * Returns the margin that cross positions and open orders need and that therefore cannot be transferred out, in units
 * of 1e-8.
 */
export function usedMargin(
  positions: readonly OpenPosition[],
  orders: readonly FuturesOrder[],
  markOf: (symbol: string) => bigint,
): bigint {
  let used = 0n
  for (const { symbol, quantity, leverage } of positions) {
    used += ceilDiv(abs(quantity) * markOf(symbol), ONE * BigInt(leverage))
  }
  for (const order of orders) used += order.reserved + openLossAt(order, markOf(order.symbol))
  return used
}
