import type { FuturesOrder, TriggerBy } from '../futures-order.ts'

/**
 * The trigger price that a rising price reaches first (`up`) and the one that a falling price reaches first
 * (`down`); null if there is no such trigger.
 */
interface Nearest {
  up: bigint | null
  down: bigint | null
}

/**
 * Returns true if an order fires when the price rises to its trigger; other orders fire when the price falls
 * to it.
 */
function firesUp({ type, side }: FuturesOrder): boolean {
  return (type === 'tp') === (side === 'sell')
}

/** Pending take profits and stop losses of one contract. */
export class TriggerBoard {
  readonly #pending = new Map<number, FuturesOrder>()
  /**
   * The trigger prices nearest to the market, so that a price that fires nothing needs no search. They may
   * belong to triggers that have been removed.
   */
  #nearest: Record<TriggerBy, Nearest> = { last: { up: null, down: null }, mark: { up: null, down: null } }

  add(order: FuturesOrder): void {
    this.#pending.set(order.id, order)
    this.#note(order)
  }

  remove(order: FuturesOrder): void {
    this.#pending.delete(order.id)
  }

  /** Returns the orders that these prices fire, oldest first. */
  due(prices: Record<TriggerBy, bigint | undefined>): FuturesOrder[] {
    if (!reached(this.#nearest.last, prices.last) && !reached(this.#nearest.mark, prices.mark)) return []
    this.#nearest = { last: { up: null, down: null }, mark: { up: null, down: null } }
    const due: FuturesOrder[] = []
    for (const order of this.#pending.values()) {
      this.#note(order)
      const price = prices[order.triggerBy]
      const trigger = order.triggerPrice!
      if (price !== undefined && (firesUp(order) ? price >= trigger : price <= trigger)) due.push(order)
    }
    return due.sort((a, b) => a.id - b.id)
  }

  #note(order: FuturesOrder): void {
    const near = this.#nearest[order.triggerBy]
    const trigger = order.triggerPrice!
    if (firesUp(order)) near.up = near.up === null || trigger < near.up ? trigger : near.up
    else near.down = near.down === null || trigger > near.down ? trigger : near.down
  }
}

function reached({ up, down }: Nearest, price: bigint | undefined): boolean {
  return price !== undefined && ((up !== null && price >= up) || (down !== null && price <= down))
}
