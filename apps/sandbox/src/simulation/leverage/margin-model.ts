import type { FuturesOrder } from '../../features/futures/futures-order.ts'
import type { FuturesCash, OpenPosition } from '../../features/futures/futures-position.ts'
import { findContract } from '../../prices/contracts.ts'
import { abs, ceilDiv, floorDiv, ONE, units } from './exact.ts'

/**
 * Returns the unrealized profit: side × quantity × (mark - entry), rounded down to 8 decimals, with the
 * displayed entry price.
 */
export function profitAt({ quantity, cost }: OpenPosition, mark: bigint): bigint {
  const signed = quantity
  const size = abs(signed)
  // Costs have 18 decimals and sizes 8, so their quotient has 10. The factor 100 reduces it to the 8 of
  // prices.
  const entry = halfUp(cost, size * 100n)
  return floorDiv(signed * (mark - entry), ONE)
}

function halfUp(n: bigint, d: bigint): bigint {
  return floorDiv(2n * n + d, 2n * d)
}

/**
 * Returns the maintenance margin: notional × rate - cum in the bracket of the notional, rounded up to 8
 * decimals.
 */
export function maintenanceAt({ symbol, quantity }: OpenPosition, mark: bigint): bigint {
  const { tiers } = findContract(symbol)!
  const notional = abs(quantity) * mark
  const tier = tiers.find(({ cap }) => notional <= units(cap) * ONE) ?? tiers.at(-1)!
  return ceilDiv(notional * units(tier.mmr) - units(tier.cum) * ONE * ONE, ONE * ONE)
}

/** Returns true if an isolated position fails its margin test at a mark price. */
export function isolatedDue(position: OpenPosition, mark: bigint): boolean {
  return position.margin + profitAt(position, mark) <= maintenanceAt(position, mark)
}

/** Returns true if a cross account fails its margin test. */
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
 * Returns the loss that an opening order would have at a mark price if it traded: quantity × the adverse
 * distance of its price, rounded up. An order that waits for its trigger is not funded yet.
 */
function openLossAt(order: FuturesOrder, mark: bigint): bigint {
  const { side, price, quantity, filled, reduceOnly, status } = order
  if (status === 'pending' || reduceOnly || price === null || quantity === null) return 0n
  const beyond = side === 'buy' ? price - mark : mark - price
  return beyond > 0n ? ceilDiv((quantity - filled) * beyond, ONE) : 0n
}

/**
 * Returns the margin that cross positions and open orders need and that therefore cannot be transferred out.
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
