import type { Side } from '../../engine/order.ts'
import { OrderBook } from '../../engine/order-book.ts'
import { HOUSE_MAKER, type HouseQuote, isHouse } from '../../prices/house.ts'
import type { SpotOrder } from './spot-order.ts'
import type { SpotRules } from './spot-rules.ts'

/** How a market begins: its book's epoch, where its numbers go on, and what protects market orders. */
export interface MarketStart {
  epoch: string
  seq?: number
  /** Last price in ticks. */
  last?: number
  protectionPpm?: number
}

/** One symbol as it is in memory: its book, the members' orders that rest there, and the last price. */
export class SpotMarket {
  readonly rules: SpotRules
  readonly book: OrderBook
  /** Last price in ticks, undefined before the first. */
  last: number | undefined
  readonly #open = new Map<number, SpotOrder>()
  readonly #count = new Map<number, number>()

  /** Rebuilds the market from its open orders; the house's quotes are not among them. */
  constructor(rules: SpotRules, start: MarketStart, orders: SpotOrder[] = []) {
    this.rules = rules
    this.last = start.last
    const resting = orders.map((order) => ({
      id: order.id,
      member: order.memberId,
      side: order.side,
      price: Number((order.price ?? 0n) / rules.tick),
      lots: Number(((order.quantity ?? 0n) - order.filled) / rules.step),
    }))
    this.book = OrderBook.rebuild(start.epoch, resting, {
      protectionPpm: start.protectionPpm,
      seq: start.seq,
    })
    for (const order of orders) this.add(order)
  }

  /** A member's open order; undefined for the house's and for ended ones. */
  find(id: number): SpotOrder | undefined {
    return this.#open.get(id)
  }

  add(order: SpotOrder): void {
    this.#open.set(order.id, order)
    this.#count.set(order.memberId, this.openCount(order.memberId) + 1)
  }

  remove(order: SpotOrder): void {
    if (!this.#open.delete(order.id)) return
    const left = this.openCount(order.memberId) - 1
    if (left > 0) this.#count.set(order.memberId, left)
    else this.#count.delete(order.memberId)
  }

  /** How many orders of a member rest here. */
  openCount(memberId: number): number {
    return this.#count.get(memberId) ?? 0
  }

  /** All open orders of members, oldest first. */
  orders(): IterableIterator<SpotOrder> {
    return this.#open.values()
  }

  /** The maker's quotes as they rest now. */
  quotes(): HouseQuote[] {
    const sides: Side[] = ['buy', 'sell']
    return sides
      .flatMap((side) => [...this.book.open(side)])
      .filter(({ member }) => member === HOUSE_MAKER)
      .map(({ id, side, price, lots }) => ({ id, side, price, lots }))
  }

  /** Whether the house rests in the book under this id. */
  isHouseOrder(id: number): boolean {
    const order = this.book.find(id)
    return order !== null && isHouse(order.member)
  }
}
