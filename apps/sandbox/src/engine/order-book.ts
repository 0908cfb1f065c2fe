import { BookLevels, type OpenOrder } from './book-levels.ts'
import { Execution, type LevelChange, type Refusal } from './execution.ts'
import { crosses, fillOrKill, marketCost, priceBound } from './look-ahead.ts'
import { killed, matchQuantity, matchTotal } from './matching.ts'
import { acceptable, type NewOrder, type Side } from './order.ts'

/** The best price levels of each side, best price first, in ticks and lots. */
export interface DepthSnapshot {
  epoch: string
  seq: number
  bids: [price: number, lots: number][]
  asks: [price: number, lots: number][]
}

/** The state from which an order book is rebuilt. */
export interface BookStart {
  protectionPpm?: number
  /**
   * Sequence number of the last change before the rebuild. Needed if the rebuilt book continues the epoch of the old
   * book.
   */
  seq?: number
}

/** The predicted outcome of an order, computed before the funds of the order are frozen. */
export interface Outlook {
  refusal: Refusal | null
  /**
   * True for a fill-or-kill order that the orders of other members cannot fill. It ends with the reason `fok` and
   * needs no funds.
   */
  killed: boolean
  /** Cost of a market buy order by quantity, in ticks × lots; 0n for all other orders. */
  cost: bigint
}

/**
 * The order book of one symbol, with price-time priority. It uses exact integers and does not depend on money, clock
 * or database. The same orders in the same sequence give the same trades.
 *
 * Order ids increase in the order of acceptance. `epoch` identifies one run of the book. `seq` increases by one with
 * every command that changes a price level, so a snapshot and the later changes reproduce the book.
 */
export class OrderBook {
  readonly epoch: string
  readonly #protectionPpm: number
  readonly #levels = new BookLevels()
  #seq = 0
  #lastId = 0

  /**
   * Creates an empty book. `protectionPpm` is the maximum distance of a market order from the best price in
   * millionths; 50 000 is 5 percent.
   */
  constructor(epoch: string, protectionPpm = 50_000) {
    this.epoch = epoch
    this.#protectionPpm = protectionPpm
  }

  /** Creates a book from its open orders, which can be given in any sequence. Time priority follows from their ids. */
  static rebuild(epoch: string, orders: readonly OpenOrder[], start: BookStart = {}): OrderBook {
    const book = new OrderBook(epoch, start.protectionPpm)
    book.#seq = start.seq ?? 0
    for (const { id, member, side, price, lots } of [...orders].sort((a, b) => a.id - b.id)) {
      book.#levels.rest(id, member, side, price, lots)
      book.#lastId = id
    }
    book.#assertNotCrossed()
    return book
  }

  get seq(): number {
    return this.#seq
  }

  get size(): number {
    return this.#levels.size
  }

  /** Returns the best price of a side in ticks; null if the side is empty. */
  best(side: Side): number | null {
    return this.#levels.own(side).best?.price ?? null
  }

  /** Returns an order that rests in the book; null if it does not. */
  find(id: number): OpenOrder | null {
    const order = this.#levels.find(id)
    if (order === undefined) return null
    const { side, price } = order.level
    return { id, member: order.member, side, price, lots: order.lots }
  }

  /** Returns the predicted outcome of an order. Does not change the book. */
  outlook(order: NewOrder): Outlook {
    const refusal = this.#refusal(order)
    const other = this.#levels.opposite(order.side)
    if (refusal !== null || other.best === undefined) {
      return { refusal, killed: refusal === null && order.timeInForce === 'FOK', cost: 0n }
    }
    const bound = priceBound(order, other.best.price, this.#protectionPpm)
    const byQuantity = order.type === 'market' && order.side === 'buy' && order.budget === null
    return {
      refusal: null,
      killed: order.timeInForce === 'FOK' && fillOrKill(order, other, bound) === 'fok',
      cost: byQuantity ? marketCost(order, other, bound) : 0n,
    }
  }

  /**
   * Matches an order. The rest of its quantity stays in the book or expires. Throws RangeError if the order is outside
   * the range of exact integers, or if its id is not greater than all earlier ids.
   */
  place(order: NewOrder): Execution {
    if (!acceptable(order)) throw new RangeError(`order ${order.id} is outside the engine's exact range`)
    if (!(order.id > this.#lastId)) throw new RangeError(`order ${order.id} comes after ${this.#lastId}`)
    this.#lastId = order.id
    const run = new Execution(this.#refusal(order))
    if (run.refusal !== null) return run
    if (order.type === 'market') this.#placeMarket(order, run)
    else if (order.timeInForce !== 'FOK' || !killed(this.#levels, order, run)) this.#placeLimit(order, run)
    if (run.changes.length > 0) this.#seq++
    this.#assertNotCrossed()
    return run
  }

  /** Removes an order and returns its remaining lots; null if it is not in the book. */
  cancel(id: number): { left: number; change: LevelChange } | null {
    const order = this.#levels.find(id)
    if (order === undefined) return null
    this.#seq++
    return { left: order.lots, change: this.#levels.withdraw(order) }
  }

  /**
   * Reduces a resting order to `lots`. The order keeps its place in the queue. Returns null if the order is not in the
   * book, or if `lots` is not a positive number below its remaining quantity.
   */
  reduce(id: number, lots: number): LevelChange | null {
    const order = this.#levels.find(id)
    if (order === undefined || !(lots > 0 && lots < order.lots)) return null
    this.#seq++
    return this.#levels.reduce(order, lots)
  }

  /** Returns the price levels of both sides, best price first, at most `limit` per side. */
  depth(limit = Number.POSITIVE_INFINITY): DepthSnapshot {
    const bids = this.#levels.rows('buy', limit)
    return { epoch: this.epoch, seq: this.#seq, bids, asks: this.#levels.rows('sell', limit) }
  }

  /** Returns the resting orders of a side, best price first and oldest first within a price. */
  open(side: Side): Iterable<OpenOrder> {
    return this.#levels.open(side)
  }

  #refusal(order: NewOrder): Refusal | null {
    const best = this.#levels.opposite(order.side).best
    if (order.type === 'market') return best === undefined ? 'NO_LIQUIDITY' : null
    const takes = best !== undefined && crosses(order, order.price, best.price)
    return order.timeInForce === 'PO' && takes ? 'POST_ONLY_WOULD_TAKE' : null
  }

  #placeMarket(order: NewOrder, run: Execution): void {
    const best = this.#levels.opposite(order.side).best?.price ?? 0
    const bound = priceBound(order, best, this.#protectionPpm)
    if (order.budget !== null) matchTotal(this.#levels, order, bound, run)
    else if (matchQuantity(this.#levels, order, bound, run) === 0) run.status = 'completed'
    else run.status = 'expired'
  }

  #placeLimit(order: NewOrder, run: Execution): void {
    const left = matchQuantity(this.#levels, order, order.price, run)
    if (left === 0) run.status = 'completed'
    else if (run.reason === 'self_trade') run.status = 'expired'
    else if (order.timeInForce === 'IOC') run.expire('ioc')
    else {
      run.status = run.fills.length > 0 ? 'partial' : 'open'
      run.reason = null
      run.addChange(this.#levels.rest(order.id, order.member, order.side, order.price, left))
    }
  }

  #assertNotCrossed(): void {
    const bid = this.#levels.bids.best
    const ask = this.#levels.asks.best
    if (bid !== undefined && ask !== undefined && bid.price >= ask.price) {
      throw new Error(`book crossed: bid ${bid.price}, ask ${ask.price}`)
    }
  }
}
