import type { FuturesFill } from '../../features/futures/futures-order.ts'
import type { VenueChange } from '../../features/futures/venue-port.ts'
import { abs, ceilDiv, ONE } from './exact.ts'
import type { Audit, Intent, Outcome, Watched } from './step.ts'

/**
 * Checks the prices, fees and margins of fills, compares the positions with the fills, and checks the limits of
 * reduce-only orders (M4, M5, L10, F5 and F8 in docs/invariants.md).
 */
export class TradeAudit implements Audit {
  /** Signed quantities of positions, computed from the fills; the key is the member and the symbol. */
  readonly #own = new Map<string, bigint>()
  readonly #watched: Watched

  constructor(watched: Watched) {
    this.#watched = watched
  }

  after(_: Intent, { change }: Outcome): void {
    const margins = marginsTaken(change)
    for (const fill of change.fills) {
      this.#price(fill)
      this.#fee(fill)
      this.#size(fill, margins)
    }
    const taken = new Set(change.ended.filter(({ closedBy }) => closedBy === 'liquidation').map(keyOf))
    const latest = new Map([...change.positions].map((position) => [keyOf({ position }), position]))
    for (const [key, { quantity, memberId }] of latest) {
      const reported = quantity
      const own = this.#own.get(key) ?? 0n
      if (memberId > 3 && own !== reported && !taken.has(key)) {
        this.#watched.report('M5', `${key} holds ${reported}, fills give ${own}`)
      }
      this.#own.set(key, reported)
    }
    for (const { symbol, memberId } of change.fills.map(({ order }) => order)) this.#room(memberId, symbol)
  }

  #price({ order, price, liquidity }: FuturesFill): void {
    const { report } = this.#watched
    if (order.price === null) return
    const [at, limit] = [price, order.price]
    if (liquidity === 'maker' && at !== limit)
      report('M4', `${order.orderNo} made at ${price}, not ${order.price}`)
    const beyond = order.side === 'buy' ? at > limit : at < limit
    if (beyond) report('M4', `${order.orderNo} traded at ${price} beyond ${order.price}`)
  }

  #fee({ order, price, quantity, fee, liquidity }: FuturesFill): void {
    const exact = price * quantity * this.#watched.rates[liquidity]
    const expected = ceilDiv(exact, ONE * ONE)
    if (fee !== expected) this.#watched.report('L10', `fee ${fee} of ${order.orderNo}, not ${expected}`)
  }

  #size({ order, price, quantity, tradeId }: FuturesFill, margins: Map<string, bigint>): void {
    const { report } = this.#watched
    const key = keyOf({ position: order })
    const before = this.#own.get(key) ?? 0n
    const size = quantity
    const step = order.side === 'buy' ? size : -size
    const after = before + step
    this.#own.set(key, after)
    const against = before !== 0n && before > 0n !== step > 0n
    const grows = !against || abs(before) < size
    const whole = against ? abs(before) : 0n
    const closing = grows ? whole : size
    if (order.reduceOnly && grows) report('F5', `${order.orderNo} took ${key} from ${before} to ${after}`)
    if (order.marginMode === 'cross') return
    const needed = ceilDiv(price * (size - closing), ONE * BigInt(order.leverage))
    const taken = margins.get(`${tradeId} ${order.memberId}`) ?? 0n
    if (taken !== needed) report('F8', `${order.orderNo} took margin ${taken} of ${needed}`)
  }

  /** Checks that the resting reduce-only orders for a position never exceed the quantity of the position in total. */
  #room(memberId: number, symbol: string): void {
    const { venue, report } = this.#watched
    const held = venue.position(memberId, symbol)?.quantity ?? 0n
    let wanted = 0n
    for (const order of venue.openOrders(memberId)) {
      if (order.symbol !== symbol || !order.reduceOnly || order.status === 'pending') continue
      wanted += order.quantity! - order.filled
      if (held === 0n || held > 0n !== (order.side === 'sell'))
        report('F5', `${order.orderNo} reduces nothing`)
    }
    if (wanted > abs(held)) report('F5', `${memberId} would reduce ${wanted} of ${held} ${symbol}`)
  }
}

function keyOf({ position }: { position: { memberId: number; symbol: string } }): string {
  return `${position.memberId} ${position.symbol}`
}

/** Returns the margins that were booked to isolated positions; the key is the trade and the member. */
function marginsTaken({ postings }: VenueChange): Map<string, bigint> {
  const taken = new Map<string, bigint>()
  for (const { refType, refNo, change, entries } of postings) {
    if (refType !== 'futures_trade' || change !== 'futures_margin') continue
    for (const { account, bucket, amount } of entries) {
      if (!bucket.startsWith('isolated:') || amount <= 0n) continue
      taken.set(`${refNo} ${account.split(':')[1]}`, amount)
    }
  }
  return taken
}

/**
 * Checks that the filled quantity of an order never exceeds its quantity, and that an order has the status
 * `completed` if and only if it is completely filled.
 */
export class OrderAudit implements Audit {
  readonly #watched: Watched

  constructor(watched: Watched) {
    this.#watched = watched
  }

  after(_: Intent, { change }: Outcome): void {
    for (const { orderNo, quantity, filled, status } of change.changed) {
      if (quantity === null) continue
      const left = quantity - filled
      if (left < 0n || (status === 'completed') !== (left === 0n)) {
        this.#watched.report('M1', `${orderNo} is ${status} with ${left} left`)
      }
    }
  }
}
