import { type FuturesOrder, isStop } from '../../features/futures/futures-order.ts'
import { findContract } from '../../prices/contracts.ts'
import { units } from './exact.ts'
import type { Audit, Intent, Outcome, Watched } from './step.ts'

/**
 * Checks that a stop order fires if and only if a price has reached its trigger price. Also checks that the order
 * reserves no funds before it fires, and that a reduce-only stop order ends with its position (F14 in
 * docs/invariants.md).
 */
export class StopAudit implements Audit {
  readonly #watched: Watched
  /** Last traded price in units of 1e-8, by symbol. */
  readonly #last = new Map<string, bigint>()
  readonly #halted = new Set<string>()
  /** Stop orders that were pending before the command, with their filled quantity. */
  #waiting = new Map<FuturesOrder, bigint>()

  constructor(watched: Watched) {
    this.#watched = watched
  }

  before(): void {
    const { venue } = this.#watched
    this.#waiting = new Map(
      [...venue.members()].flatMap((id) => this.#stopsOf(id).map((order) => [order, order.filled] as const)),
    )
  }

  after(intent: Intent, { change }: Outcome): void {
    const { venue, report } = this.#watched
    if (intent.kind === 'halt') {
      if (!this.#halted.delete(intent.symbol)) this.#halted.add(intent.symbol)
    }
    const before = new Map(this.#last)
    for (const [symbol, { trades }] of change.books) {
      const last = trades.at(-1)
      if (last !== undefined) this.#last.set(symbol, BigInt(last.price) * units(findContract(symbol)!.tick))
    }
    for (const [order, filled] of this.#waiting) {
      const hasFired = order.filled > filled || order.status === 'open' || order.status === 'partial'
      if (!hasFired) continue
      const tick = units(findContract(order.symbol)!.tick)
      const traded = (change.books.get(order.symbol)?.trades ?? []).map(({ price }) => BigInt(price) * tick)
      const lasts = [before.get(order.symbol), ...traded].filter((price) => price !== undefined)
      const seen = order.triggerBy === 'mark' ? [venue.markOf(order.symbol)!] : lasts
      if (!seen.some((price) => isReached(order, price))) report('F14', `${order.orderNo} fired early`)
    }
    for (const id of venue.members()) for (const order of this.#stopsOf(id)) this.#waits(order, intent)
  }

  #waits(order: FuturesOrder, intent: Intent): void {
    const { venue, report } = this.#watched
    const { memberId, symbol, orderNo, reduceOnly, side } = order
    if (order.reserved !== 0n) report('F14', `${orderNo} reserves ${order.reserved} while it waits`)
    if (reduceOnly) {
      const held = venue.position(memberId, symbol)?.quantity ?? 0n
      if (held === 0n || held > 0n !== (side === 'sell')) report('F14', `${orderNo} reduces nothing`)
    }
    const price = order.triggerBy === 'mark' ? venue.markOf(symbol) : this.#last.get(symbol)
    if (price === undefined || this.#halted.has(symbol) || order.filled > 0n) return
    // A stop market order fires only if the book contains orders with which it can trade. Only new quotes of the market
    // maker are certain to provide such orders. A stop market order is therefore checked only after new quotes.
    const quoted = intent.kind === 'market_maker' && intent.symbol === symbol
    const hasPrice = quoted && this.#hasOffers(order)
    if (isReached(order, price) && (order.price !== null || hasPrice)) {
      report('F14', `${orderNo} waits although ${price} has reached ${order.triggerPrice}`)
    }
  }

  /** Returns true if the book contains orders of other members with which the order could trade. */
  #hasOffers({ memberId, symbol, side }: FuturesOrder): boolean {
    const { venue } = this.#watched
    const { asks, bids } = venue.depth(symbol)!
    const lots = (side === 'buy' ? asks : bids).reduce((sum, [, count]) => sum + count, 0)
    const own = venue.openOrders(memberId).filter((one) => one.symbol === symbol && one.status !== 'pending')
    const step = units(findContract(symbol)!.step)
    return lots > own.reduce((sum, { quantity, filled }) => sum + Number((quantity! - filled) / step), 0)
  }

  #stopsOf(memberId: number): FuturesOrder[] {
    return this.#watched.venue.openOrders(memberId).filter((one) => one.status === 'pending' && isStop(one))
  }
}

const isReached = ({ triggerWhen, triggerPrice }: FuturesOrder, price: bigint): boolean =>
  triggerWhen === 'rises' ? price >= triggerPrice! : price <= triggerPrice!
