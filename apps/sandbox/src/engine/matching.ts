import type { BookLevels } from './book-levels.ts'
import type { Execution, Fill } from './execution.ts'
import { crosses, fillOrKill } from './look-ahead.ts'
import type { NewOrder } from './order.ts'
import type { PriceLevel, RestingOrder } from './price-level.ts'

/**
 * Matches an order by quantity up to the price `bound`. Returns the remaining lots, and sets `run.reason` if the
 * matching stopped early.
 */
export function matchQuantity(levels: BookLevels, order: NewOrder, bound: number, run: Execution): number {
  const other = levels.opposite(order.side)
  let left = order.lots
  while (left > 0 && run.reason === null) {
    const level = other.best
    if (level === undefined) run.reason = 'no_liquidity'
    else if (!crosses(order, bound, level.price)) run.reason = 'price_protection'
    else left = takeLevel(levels, order, level, left, run)
  }
  return left
}

/**
 * Matches a market buy order by total. At each price level it buys as many whole lots as the remaining total can pay.
 */
export function matchTotal(levels: BookLevels, order: NewOrder, bound: number, run: Execution): void {
  let budget = order.budget ?? 0n
  while (budget > 0n && run.reason === null) {
    const level = levels.asks.best
    if (level === undefined) run.reason = 'no_liquidity'
    else if (!crosses(order, bound, level.price)) run.reason = 'price_protection'
    else {
      const affordable = budget / BigInt(level.price)
      if (affordable === 0n) break
      const lots = affordable > BigInt(level.lots) ? level.lots : Number(affordable)
      const left = takeLevel(levels, order, level, lots, run)
      budget -= BigInt(lots - left) * BigInt(level.price)
    }
  }
  if (run.reason === null && run.fills.length === 0) run.reason = 'amount_too_small'
  run.status = run.reason === null ? 'completed' : 'expired'
}

/**
 * Ends a fill-or-kill order that cannot be filled completely; the order then makes no trade. If only the member's own
 * order prevents the fill, applies the self-trade mode. Returns true if the fill-or-kill order has ended.
 */
export function killed(levels: BookLevels, order: NewOrder, run: Execution): boolean {
  const other = levels.opposite(order.side)
  const fillable = fillOrKill(order, other, order.price)
  if (fillable === 'fill') return false
  run.expire(fillable)
  if (fillable === 'self_trade' && order.selfTrade === 'expire_both') {
    const own = firstOf(order.member, other.fromBest())
    if (own !== null) {
      run.addExpired(own)
      run.addChange(levels.withdraw(own))
    }
  }
  return true
}

function firstOf(member: number, side: Iterable<PriceLevel>): RestingOrder | null {
  for (const level of side) {
    let order = level.first
    while (order !== null && order.member !== member) order = order.after
    if (order !== null) return order
  }
  return null
}

/**
 * Trades against the orders of one price level, oldest first. Returns the lots of `wanted` that are not filled.
 */
function takeLevel(
  levels: BookLevels,
  order: NewOrder,
  level: PriceLevel,
  wanted: number,
  run: Execution,
): number {
  const before = level.lots
  let left = wanted
  let maker = level.first
  while (left > 0 && maker !== null && run.reason === null) {
    const after: RestingOrder | null = maker.after
    if (maker.member === order.member) meetOwn(levels, order, maker, run)
    else {
      const lots = Math.min(left, maker.lots)
      left -= lots
      run.addFill(trade(levels, maker, lots))
    }
    maker = after
  }
  levels.dropIfEmpty(level)
  if (level.lots !== before) run.addChange({ side: level.side, price: level.price, lots: level.lots })
  return left
}

function meetOwn(levels: BookLevels, order: NewOrder, maker: RestingOrder, run: Execution): void {
  if (order.selfTrade !== 'expire_taker') {
    levels.unlink(maker)
    run.addExpired(maker)
  }
  if (order.selfTrade !== 'expire_maker') run.reason = 'self_trade'
}

function trade(levels: BookLevels, maker: RestingOrder, lots: number): Fill {
  const { level } = maker
  const makerLeft = maker.lots - lots
  if (makerLeft === 0) levels.unlink(maker)
  else {
    maker.lots = makerLeft
    level.lots -= lots
  }
  return { maker: maker.id, makerMember: maker.member, price: level.price, lots, makerLeft }
}
