import type { BookUpdate, FloorLevel } from '../../prices/trading-floor.ts'

/** Price levels of one side of a book: price in ticks and quantity in lots, best price first. */
export type Rows = [price: number, lots: number][]

/** Price levels that changed between two sequence numbers of an order book. */
export interface BookDelta {
  prevSeq: number
  seq: number
  bids: Rows
  asks: Rows
}

/**
 * The public order book of a symbol. It is built from committed updates only, so it may be behind the matching
 * engine but never shows uncommitted changes. At the same sequence number it equals the engine's book (M9 in
 * docs/invariants.md).
 */
export class PublishedBook {
  #seq = 0
  readonly #bids = new Side(-1)
  readonly #asks = new Side(1)
  /** Prices that have changed since the last delta; null while no changes are collected. */
  #pending: { prevSeq: number; bids: Set<number>; asks: Set<number> } | null = null

  get seq(): number {
    return this.#seq
  }

  /**
   * Applies a committed update. If the update contains the whole book, the differences to the current levels are
   * applied as changes.
   */
  apply({ seq, whole, levels }: BookUpdate): void {
    const changes = whole ? this.#changesTo(levels) : levels
    if (changes.length === 0 && !whole) return
    for (const { side, price, lots } of changes) {
      const own = side === 'buy' ? this.#bids : this.#asks
      own.set(price, lots)
      if (this.#pending) (side === 'buy' ? this.#pending.bids : this.#pending.asks).add(price)
    }
    this.#seq = Math.max(this.#seq, seq)
  }

  /** Returns the best `limit` price levels of each side. */
  rows(limit = Number.POSITIVE_INFINITY): { bids: Rows; asks: Rows } {
    return { bids: this.#bids.rows(limit), asks: this.#asks.rows(limit) }
  }

  /** Starts or stops the collection of changes for deltas. */
  collect(on: boolean): void {
    this.#pending = on ? { prevSeq: this.#seq, bids: new Set(), asks: new Set() } : null
  }

  /** Returns the changes since the last delta; null if nothing has changed or changes are not collected. */
  takeDelta(): BookDelta | null {
    const pending = this.#pending
    if (!pending || pending.prevSeq === this.#seq) return null
    this.collect(true)
    const rows = (side: Side, prices: Set<number>): Rows =>
      [...prices].map((price) => [price, side.at(price)])
    const { prevSeq, bids, asks } = pending
    return { prevSeq, seq: this.#seq, bids: rows(this.#bids, bids), asks: rows(this.#asks, asks) }
  }

  #changesTo(levels: FloorLevel[]): FloorLevel[] {
    const kept = { buy: new Set<number>(), sell: new Set<number>() }
    for (const { side, price } of levels) kept[side].add(price)
    const gone = (side: 'buy' | 'sell', rows: Rows) =>
      rows
        .filter(([price]) => !kept[side].has(price))
        .map(([price]): FloorLevel => ({ side, price, lots: 0 }))
    const { bids, asks } = this.rows()
    return [...gone('buy', bids), ...gone('sell', asks), ...levels]
  }
}

/**
 * One side of the public order book. Most changes happen at the best price, so prices are sorted with the best one
 * last, where inserting and removing is cheap.
 */
class Side {
  readonly #sign: 1 | -1
  readonly #lots = new Map<number, number>()
  readonly #prices: number[] = []

  /**
   * Creates a side. `sign` is 1 if lower prices are better (asks), and -1 if higher prices are better (bids).
   */
  constructor(sign: 1 | -1) {
    this.#sign = sign
  }

  at(price: number): number {
    return this.#lots.get(price) ?? 0
  }

  set(price: number, lots: number): void {
    const known = this.#lots.has(price)
    if (lots > 0) this.#lots.set(price, lots)
    else this.#lots.delete(price)
    if (known === lots > 0) return
    const index = this.#indexOf(price)
    if (lots > 0) this.#prices.splice(index, 0, price)
    else this.#prices.splice(index, 1)
  }

  rows(limit: number): Rows {
    const rows: Rows = []
    for (let i = this.#prices.length - 1; i >= 0 && rows.length < limit; i--) {
      const price = this.#prices[i]!
      rows.push([price, this.at(price)])
    }
    return rows
  }

  #indexOf(price: number): number {
    let [low, high] = [0, this.#prices.length]
    while (low < high) {
      const middle = (low + high) >>> 1
      if (this.#sign * this.#prices[middle]! > this.#sign * price) low = middle + 1
      else high = middle
    }
    return low
  }
}
