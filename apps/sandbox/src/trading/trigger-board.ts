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

/**
 * The trigger prices that the market would reach first: `up` by a rising price, `down` by a falling price; null
 * if there is none.
 */
interface Nearest {
  up: bigint | null
  down: bigint | null
}

/** The pending triggers of one market. */
export class TriggerBoard<Order extends { id: number }> {
  readonly #triggerOf: (order: Order) => Trigger
  readonly #pending = new Map<number, Order>()
  /**
   * The pending trigger prices that are nearest to the market. A market price that does not reach them fires no
   * trigger, so no search is needed. After a trigger is removed, its price may remain here: the search that it causes
   * then finds nothing.
   */
  #nearest: Record<TriggerBy, Nearest> = { last: { up: null, down: null }, mark: { up: null, down: null } }

  constructor(triggerOf: (order: Order) => Trigger) {
    this.#triggerOf = triggerOf
  }

  get size(): number {
    return this.#pending.size
  }

  /** Returns all orders that wait for their trigger. */
  pending(): Order[] {
    return [...this.#pending.values()]
  }

  /** Adds an order, or updates its trigger price if it was added before. */
  add(order: Order): void {
    this.#pending.set(order.id, order)
    this.#note(this.#triggerOf(order))
  }

  remove(order: Order): void {
    this.#pending.delete(order.id)
  }

  /** Returns the orders that fire at the given prices, oldest first. */
  due(prices: Record<TriggerBy, bigint | undefined>): Order[] {
    if (!reached(this.#nearest.last, prices.last) && !reached(this.#nearest.mark, prices.mark)) return []
    this.#nearest = { last: { up: null, down: null }, mark: { up: null, down: null } }
    const due: Order[] = []
    for (const order of this.#pending.values()) {
      const trigger = this.#triggerOf(order)
      this.#note(trigger)
      const price = prices[trigger.by]
      if (price === undefined) continue
      if (trigger.when === 'rises' ? price >= trigger.price : price <= trigger.price) due.push(order)
    }
    return due.sort((a, b) => a.id - b.id)
  }

  #note({ by, when, price }: Trigger): void {
    const near = this.#nearest[by]
    if (when === 'rises') near.up = near.up === null || price < near.up ? price : near.up
    else near.down = near.down === null || price > near.down ? price : near.down
  }
}

function reached({ up, down }: Nearest, price: bigint | undefined): boolean {
  return price !== undefined && ((up !== null && price >= up) || (down !== null && price <= down))
}
