import type { OpenOrder } from '../../engine/book-levels.ts'
import { Execution, type Fill } from '../../engine/execution.ts'
import type { NewOrder } from '../../engine/order.ts'
import { type BookStart, OrderBook } from '../../engine/order-book.ts'

/** Names of faults of a matching engine that the engine audit must detect. The engine itself does not contain them. */
export type EngineFault =
  | 'takers_price'
  | 'later_order_first'
  | 'own_orders_matched'
  | 'fill_or_kill_in_part'
  | 'post_only_takes'
  | 'partial_fill_forgotten_at_rebuild'
  | 'seq_reused_after_restart'

/** An order book with the given injected fault, or without a fault. */
export class FaultyBook {
  readonly #fault: EngineFault | undefined
  readonly #first = new Map<number, number>()
  #book: OrderBook

  constructor(epoch: string, fault?: EngineFault) {
    this.#book = new OrderBook(epoch)
    this.#fault = fault
  }

  get epoch(): string {
    return this.#book.epoch
  }

  get seq(): number {
    return this.#book.seq
  }

  best(side: 'buy' | 'sell') {
    return this.#book.best(side)
  }

  open(side: 'buy' | 'sell') {
    return this.#book.open(side)
  }

  cancel(id: number) {
    return this.#book.cancel(id)
  }

  place(order: NewOrder): Execution {
    this.#first.set(order.id, order.lots)
    const run = this.#book.place(this.#bent(order))
    const answer = Object.assign(new Execution(run.refusal), run)
    answer.fills = this.#reported(order, run.fills)
    return answer
  }

  /** Rebuilds the book from its open orders, as after a restart. */
  restart(): void {
    const stored = [...this.#book.open('buy'), ...this.#book.open('sell')].map((order) => this.#stored(order))
    const start: BookStart = this.#fault === 'seq_reused_after_restart' ? {} : { seq: this.#book.seq }
    this.#book = OrderBook.rebuild(this.#book.epoch, stored, start)
  }

  #bent(order: NewOrder): NewOrder {
    const bent = { ...order }
    if (this.#fault === 'own_orders_matched') bent.member = order.id
    if (this.#fault === 'fill_or_kill_in_part' && order.timeInForce === 'FOK') bent.timeInForce = 'IOC'
    if (this.#fault === 'post_only_takes' && order.timeInForce === 'PO') bent.timeInForce = 'GTC'
    return bent
  }

  #reported(order: NewOrder, fills: readonly Fill[]): readonly Fill[] {
    if (this.#fault === 'takers_price' && order.type === 'limit') {
      return fills.map((fill) => ({ ...fill, price: order.price }))
    }
    if (this.#fault === 'later_order_first') return [...fills].reverse()
    return fills
  }

  #stored(order: OpenOrder): OpenOrder {
    const forgets = this.#fault === 'partial_fill_forgotten_at_rebuild'
    return forgets ? { ...order, lots: this.#first.get(order.id)! } : order
  }
}
