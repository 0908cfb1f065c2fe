import type { Side } from '../../engine/order.ts'
import { OrderBook } from '../../engine/order-book.ts'
import { isMarketMaker, type MarketMakerQuote, QUOTING_ACCOUNT } from '../../prices/market-maker.ts'
import type { SpotOrder } from './spot-order.ts'
import type { SpotRules } from './spot-rules.ts'

/** How a market begins: its book's epoch and where its numbers go on. */
export interface MarketStart {
  epoch: string
  seq?: number
  /** Last price in ticks, where nothing has traded in this life of the market. */
  lastBefore?(): number | undefined
}

/** One symbol as it is in memory: its book, the members' orders that rest there, and the last price. */
export class SpotMarket {
  readonly rules: SpotRules
  readonly book: OrderBook
  readonly #open = new Map<number, SpotOrder>()
  readonly #byMember = new Map<number, Set<SpotOrder>>()
  readonly #lastBefore: () => number | undefined
  #last: number | undefined

  /** Rebuilds the market from its open orders; the house's quotes are not among them. */
  constructor(rules: SpotRules, start: MarketStart, orders: SpotOrder[] = []) {
    this.rules = rules
    this.#lastBefore = start.lastBefore ?? (() => undefined)
    const resting = orders.map((order) => ({
      id: order.id,
      member: order.memberId,
      side: order.side,
      price: Number((order.price ?? 0n) / rules.tick),
      lots: Number(((order.quantity ?? 0n) - order.filled) / rules.step),
    }))
    this.book = OrderBook.rebuild(start.epoch, resting, {
      protectionPpm: rules.protectionPpm,
      seq: start.seq,
    })
    for (const order of orders) this.add(order)
  }

  /** A member's open order; undefined for the house's and for ended ones. */
  find(id: number): SpotOrder | undefined {
    return this.#open.get(id)
  }

  /** Last price in ticks, undefined before the first. */
  get last(): number | undefined {
    return this.#last ?? this.#lastBefore()
  }

  traded(price: number): void {
    this.#last = price
  }

  add(order: SpotOrder): void {
    this.#open.set(order.id, order)
    const own = this.#byMember.get(order.memberId) ?? new Set()
    this.#byMember.set(order.memberId, own.add(order))
  }

  remove(order: SpotOrder): void {
    this.#open.delete(order.id)
    const own = this.#byMember.get(order.memberId)
    own?.delete(order)
    if (own?.size === 0) this.#byMember.delete(order.memberId)
  }

  /** All members' open orders. */
  open(): SpotOrder[] {
    return [...this.#open.values()]
  }

  /** A member's open orders, oldest first. */
  openOf(memberId: number): SpotOrder[] {
    return [...(this.#byMember.get(memberId) ?? [])]
  }

  openCount(memberId: number): number {
    return this.#byMember.get(memberId)?.size ?? 0
  }

  /** The maker's quotes as they rest now. */
  quotes(): MarketMakerQuote[] {
    const sides: Side[] = ['buy', 'sell']
    return sides
      .flatMap((side) => [...this.book.open(side)])
      .filter(({ member }) => member === QUOTING_ACCOUNT)
      .map(({ id, side, price, lots }) => ({ id, side, price, lots }))
  }

  /** Whether the house rests in the book under this id. */
  isHouseOrder(id: number): boolean {
    const order = this.book.find(id)
    return order !== null && isMarketMaker(order.member)
  }
}
