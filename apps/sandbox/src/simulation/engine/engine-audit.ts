import type { OpenOrder } from '../../engine/book-levels.ts'
import type { Execution } from '../../engine/execution.ts'
import type { NewOrder, Side } from '../../engine/order.ts'
import type { OrderBook } from '../../engine/order-book.ts'

/** Ids of the invariants of an order book that the engine audit checks (docs/invariants.md). */
export type EngineInvariant = 'M1' | 'M2' | 'M3' | 'M4' | 'M8' | 'M12' | 'M13' | 'Y4'

/** The part of an order book that the engine audit reads. */
export type SeenBook = Pick<OrderBook, 'epoch' | 'seq' | 'best' | 'open'>

/**
 * An audit of the matching engine. From each command and the engine's answer, it rebuilds the open orders of a book in
 * a plain list. It records every invariant that an answer violates. It shares no code with the engine.
 */
export class EngineAudit {
  readonly broken = new Map<EngineInvariant, string>()
  #orders: OpenOrder[] = []
  #seqs = new Map<string, number>()

  placed(order: NewOrder, run: Execution, book: SeenBook): void {
    const others = this.#queue(order.side === 'buy' ? 'sell' : 'buy')
    const best = others[0]?.price
    this.#manner(order, run, best)
    for (const [at, fill] of run.fills.entries()) {
      const maker = this.#orders.find(({ id }) => id === fill.maker)
      const first = this.#queue(order.side === 'buy' ? 'sell' : 'buy').find(
        ({ id, member, lots }) =>
          lots > 0 && member !== order.member && !run.expired.some((one) => one.id === id),
      )
      if (maker?.member === order.member)
        this.#report('M8', `${order.id} met ${fill.maker} of its own member`)
      else if (maker?.id !== first?.id)
        this.#report('M3', `${order.id} met ${fill.maker}, first was ${first?.id}`)
      if (maker === undefined) return
      if (fill.price !== maker.price)
        this.#report('M4', `fill ${at} of ${order.id} at ${fill.price}, not ${maker.price}`)
      maker.lots -= fill.lots
      if (maker.lots !== fill.makerLeft)
        this.#report('M1', `${maker.id} has ${fill.makerLeft}, not ${maker.lots}`)
    }
    const gone = new Set(run.expired.map(({ id }) => id))
    this.#orders = this.#orders.filter(({ id, lots }) => lots > 0 && !gone.has(id))
    const { id, member, side, price } = order
    const left = order.lots - run.fills.reduce((sum, { lots }) => sum + lots, 0)
    const rests = run.refusal === null && (run.status === 'open' || run.status === 'partial')
    if (rests) this.#orders.push({ id, member, side, price, lots: left })
    this.#seen(book, run.changes.length)
  }

  cancelled(id: number, found: boolean, book: SeenBook): void {
    this.#orders = this.#orders.filter((order) => order.id !== id)
    this.#seen(book, found ? 1 : 0)
  }

  /** Checks the invariants of an order book after a simulated restart. */
  rebuilt(book: SeenBook): void {
    if ((this.#seqs.get(book.epoch) ?? -1) > book.seq) {
      this.#report('Y4', `${book.epoch} goes on at ${book.seq}, it was at ${this.#seqs.get(book.epoch)}`)
    }
    this.#same(book)
  }

  /** Checks that an order was executed as its type and time in force require. */
  #manner(order: NewOrder, { refusal, status, fills }: Execution, best: number | undefined): void {
    const filled = fills.reduce((sum, { lots }) => sum + lots, 0)
    const rests = refusal === null && (status === 'open' || status === 'partial')
    const limit = order.type === 'limit'
    if (limit && order.timeInForce === 'FOK' && filled > 0 && filled < order.lots)
      this.#report('M13', `${order.id} FOK in part`)
    if (rests && (!limit || order.timeInForce === 'IOC' || order.timeInForce === 'FOK'))
      this.#report('M13', `${order.id} rests`)
    if (limit && order.timeInForce === 'PO' && filled > 0) this.#report('M13', `${order.id} took`)
    const far = fills.some(({ price }) => Math.abs(price - best!) * 20 > best!)
    if (!limit && far) this.#report('M13', `${order.id} traded beyond 5 percent`)
    if (
      limit &&
      fills.some(({ price }) => (order.side === 'buy' ? price > order.price : price < order.price))
    ) {
      this.#report('M4', `${order.id} traded beyond its limit`)
    }
  }

  #seen(book: SeenBook, changes: number): void {
    const before = this.#seqs.get(book.epoch) ?? 0
    if (book.seq !== before + (changes > 0 ? 1 : 0)) this.#report('Y4', `seq ${before} to ${book.seq}`)
    this.#seqs.set(book.epoch, book.seq)
    this.#same(book)
  }

  #same(book: SeenBook): void {
    const [bid, ask] = [book.best('buy'), book.best('sell')]
    if (bid !== null && ask !== null && bid >= ask) this.#report('M2', `bid ${bid}, ask ${ask}`)
    for (const side of ['buy', 'sell'] as const) {
      const text = (orders: Iterable<OpenOrder>) =>
        JSON.stringify([...orders].map(({ id, lots }) => [id, lots]))
      if (text(book.open(side)) !== text(this.#queue(side)))
        this.#report('M12', `${side}: ${text(book.open(side))}`)
    }
  }

  #queue(side: Side): OpenOrder[] {
    const sign = side === 'buy' ? -1 : 1
    return this.#orders
      .filter((order) => order.side === side)
      .sort((a, b) => sign * (a.price - b.price) || a.id - b.id)
  }

  #report(invariant: EngineInvariant, what: string): void {
    if (!this.broken.has(invariant)) this.broken.set(invariant, what)
  }
}
