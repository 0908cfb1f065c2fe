import type { Side } from './order.ts'

/** An order that rests in the book. `lots` is its remaining quantity. */
export class RestingOrder {
  readonly id: number
  readonly member: number
  lots: number
  readonly level: PriceLevel
  before: RestingOrder | null
  after: RestingOrder | null = null

  constructor(id: number, member: number, lots: number, level: PriceLevel) {
    this.id = id
    this.member = member
    this.lots = lots
    this.level = level
    this.before = level.last
  }
}

/** All orders at one price, oldest first, and the sum of their remaining quantities. */
export class PriceLevel {
  readonly side: Side
  readonly price: number
  lots = 0
  first: RestingOrder | null = null
  last: RestingOrder | null = null

  constructor(side: Side, price: number) {
    this.side = side
    this.price = price
  }

  /** Adds an order at the end of the queue. */
  append(id: number, member: number, lots: number): RestingOrder {
    const order = new RestingOrder(id, member, lots, this)
    if (this.last === null) this.first = order
    else this.last.after = order
    this.last = order
    this.lots += lots
    return order
  }

  /** Removes an order from any place in the queue. */
  remove(order: RestingOrder): void {
    if (order.before === null) this.first = order.after
    else order.before.after = order.after
    if (order.after === null) this.last = order.before
    else order.after.before = order.before
    this.lots -= order.lots
  }
}
