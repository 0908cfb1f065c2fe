import { type Entry, memberAccount, type Posting } from '../../ledger/posting.ts'
import type { SpotOrder } from './spot-order.ts'
import type { SpotRules } from './spot-rules.ts'

/** The coin an order spends and is frozen in. */
export function spentCoin({ terms }: SpotRules, side: SpotOrder['side']): string {
  return side === 'buy' ? terms.quote : terms.base
}

/**
 * What an order needs before it may trade (rulebook 8, rule 2): exact, as fees come out of what is received.
 * `marketCost` is the walk over the book, for a market buy by quantity.
 */
export function requiredHold(rules: SpotRules, order: SpotOrder, marketCost: bigint): bigint {
  const { side, price, quantity, total } = order
  if (side === 'sell') return quantity ?? 0n
  if (total !== null) return total
  if (price === null) return marketCost * rules.cross
  return notional(rules, price / rules.tick, (quantity ?? 0n) / rules.step)
}

/** Price times quantity in units of the quote coin, of ticks and lots. */
export function notional({ cross }: SpotRules, ticks: bigint, lots: bigint): bigint {
  return ticks * lots * cross
}

/** Available to frozen, when an order is accepted. */
export function freeze(rules: SpotRules, order: SpotOrder): Posting {
  return move(rules, order, 'trade_freeze', order.held)
}

/** Frozen to available, when an order ends with something left. */
export function release(rules: SpotRules, order: SpotOrder): Posting {
  return move(rules, order, 'trade_release', -order.held)
}

function move(
  rules: SpotRules,
  order: SpotOrder,
  change: 'trade_freeze' | 'trade_release',
  amount: bigint,
): Posting {
  const purse = { account: memberAccount(order.memberId, 'spot'), coin: spentCoin(rules, order.side) }
  const entries: Entry[] = [
    { ...purse, bucket: 'available', amount: -amount },
    { ...purse, bucket: 'frozen', amount },
  ]
  return { change, refType: 'spot_order', refNo: order.orderNo, entries }
}
