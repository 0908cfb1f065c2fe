/** The kind of price that fires a trigger. */
export type TriggerBy = 'last' | 'mark'

/**
 * The condition under which a pending order fires: the price named by `by` rises or falls to `price`, which is in
 * units of 1e-8.
 */
export interface Trigger {
  by: TriggerBy
  when: 'rises' | 'falls'
  price: bigint
}

/** A pending order with the trigger that it had when it was added. */
interface Entry<Order> extends Trigger {
  order: Order
  /** Index of the entry in its heap. */
  at: number
}

/** The pending triggers of one market. */
export class TriggerBoard<Order extends { id: number }> {
  readonly #triggerOf: (order: Order) => Trigger
  readonly #pending = new Map<number, Entry<Order>>()
  readonly #heaps = {
    last: { rises: new TriggerHeap<Order>(), falls: new TriggerHeap<Order>() },
    mark: { rises: new TriggerHeap<Order>(), falls: new TriggerHeap<Order>() },
  }
  #added = 0

  constructor(triggerOf: (order: Order) => Trigger) {
    this.#triggerOf = triggerOf
  }

  get size(): number {
    return this.#pending.size
  }

  /**
   * Number of calls of `add`. While this number and the prices stay the same, `due` returns no other orders than
   * before.
   */
  get added(): number {
    return this.#added
  }

  /** Returns all orders that wait for their trigger. */
  pending(): Order[] {
    return [...this.#pending.values()].map(({ order }) => order)
  }

  has({ id }: Order): boolean {
    return this.#pending.has(id)
  }

  /** Adds an order, or updates its trigger price if it was added before. */
  add(order: Order): void {
    const known = this.#pending.get(order.id)
    if (known !== undefined) this.#heapOf(known).remove(known)
    const { by, when, price } = this.#triggerOf(order)
    const entry = { order, by, when, price, at: 0 }
    this.#pending.set(order.id, entry)
    this.#heapOf(entry).add(entry)
    this.#added++
  }

  remove({ id }: Order): void {
    const known = this.#pending.get(id)
    if (known === undefined) return
    this.#pending.delete(id)
    this.#heapOf(known).remove(known)
  }

  /** Returns the orders that fire at the given prices, oldest first. Visits only these orders and their neighbors. */
  due(prices: Record<TriggerBy, bigint | undefined>): Order[] {
    const due: Order[] = []
    for (const by of ['last', 'mark'] as const) {
      const price = prices[by]
      if (price === undefined) continue
      this.#heaps[by].rises.collect(price, due)
      this.#heaps[by].falls.collect(price, due)
    }
    return due.sort((a, b) => a.id - b.id)
  }

  #heapOf({ by, when }: Trigger): TriggerHeap<Order> {
    return this.#heaps[by][when]
  }
}

/**
 * Pending triggers of one kind of price and one direction, in a binary heap. A moving price reaches the trigger price
 * of a parent no later than the trigger prices of its children.
 */
class TriggerHeap<Order> {
  readonly #entries: Entry<Order>[] = []

  add(entry: Entry<Order>): void {
    this.#put(entry, this.#entries.length)
    this.#rise(entry)
  }

  remove(entry: Entry<Order>): void {
    const last = this.#entries.pop()!
    if (last === entry) return
    this.#put(last, entry.at)
    this.#rise(last)
    this.#sink(last)
  }

  /** Adds the orders whose trigger the price has reached to `found`, in no particular order. */
  collect(price: bigint, found: Order[], at = 0): void {
    const entry = this.#entries[at]
    if (entry === undefined || !isReached(entry, price)) return
    found.push(entry.order)
    this.collect(price, found, 2 * at + 1)
    this.collect(price, found, 2 * at + 2)
  }

  #rise(entry: Entry<Order>): void {
    while (entry.at > 0) {
      const parent = this.#entries[(entry.at - 1) >> 1]!
      if (!isNearer(entry, parent)) return
      this.#swap(entry, parent)
    }
  }

  #sink(entry: Entry<Order>): void {
    for (;;) {
      const [left, right] = [this.#entries[2 * entry.at + 1], this.#entries[2 * entry.at + 2]]
      const child = left !== undefined && right !== undefined && isNearer(right, left) ? right : left
      if (child === undefined || !isNearer(child, entry)) return
      this.#swap(child, entry)
    }
  }

  #swap(a: Entry<Order>, b: Entry<Order>): void {
    const { at } = a
    this.#put(a, b.at)
    this.#put(b, at)
  }

  #put(entry: Entry<Order>, at: number): void {
    entry.at = at
    this.#entries[at] = entry
  }
}

function isReached({ when, price }: Trigger, market: bigint): boolean {
  return when === 'rises' ? market >= price : market <= price
}

/** Returns true if the market reaches the trigger of `a` before that of `b`, which has the same direction. */
function isNearer(a: Trigger, b: Trigger): boolean {
  return a.when === 'rises' ? a.price < b.price : a.price > b.price
}
