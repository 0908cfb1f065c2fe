import type { Side } from '../../engine/order.ts'
import { OrderBook } from '../../engine/order-book.ts'
import { type Listing, listings } from '../../prices/listings.ts'
import { isMarketMaker, type MarketMakerQuote, QUOTING_ACCOUNT } from '../../prices/market-maker.ts'
import type { SpotOrder } from './spot-order.ts'
import { type SpotRules, spotRules } from './spot-rules.ts'

/** Starting state of a market: its book's epoch and next sequence number. */
export interface MarketStart {
  epoch: string
  seq?: number
  /** Returns the last price, in ticks, from before this run of the book; used until the first trade. */
  lastBefore?(): number | undefined
}

/** One symbol in memory: its book, the members' resting orders, and the last price. */
export class SpotMarket {
  readonly rules: SpotRules
  readonly book: OrderBook
  readonly #open = new Map<number, SpotOrder>()
  readonly #byMember = new Map<number, Set<SpotOrder>>()
  readonly #lastBefore: () => number | undefined
  #last: number | undefined

  /** Rebuilds the market from its open orders, without market-maker quotes. */
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

  /** Returns a member's open order; undefined for market-maker orders and ended ones. */
  find(id: number): SpotOrder | undefined {
    return this.#open.get(id)
  }

  /** Last price in ticks; undefined if there is none yet. */
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

  /** Returns all open orders of members. */
  open(): SpotOrder[] {
    return [...this.#open.values()]
  }

  /** Returns a member's open orders, oldest first. */
  openOf(memberId: number): SpotOrder[] {
    return [...(this.#byMember.get(memberId) ?? [])]
  }

  openCount(memberId: number): number {
    return this.#byMember.get(memberId)?.size ?? 0
  }

  /** Returns the market maker's resting quotes. */
  quotes(): MarketMakerQuote[] {
    const sides: Side[] = ['buy', 'sell']
    return sides
      .flatMap((side) => [...this.book.open(side)])
      .filter(({ member }) => member === QUOTING_ACCOUNT)
      .map(({ id, side, price, lots }) => ({ id, side, price, lots }))
  }

  /** Returns true if the market maker has a resting order with this id. */
  isMarketMakerOrder(id: number): boolean {
    const order = this.book.find(id)
    return order !== null && isMarketMaker(order.member)
  }
}

/** Starting state of all books. */
export interface BooksStart {
  epoch: string
  /** Returns the committed last price of a symbol in ticks. */
  last(symbol: string): number | undefined
}

/**
 * All spot markets in memory. They cache the open orders of the database, plus market-maker quotes, and can
 * be discarded and loaded again at any time.
 */
export class SpotBooks {
  readonly #start: BooksStart
  readonly #rules: ReadonlyMap<string, SpotRules>
  readonly #markets = new Map<string, SpotMarket>()

  constructor(start: BooksStart, listed: readonly Listing[] = listings) {
    this.#start = start
    this.#rules = new Map(listed.map((listing) => [listing.symbol, spotRules(listing)]))
    this.load([])
  }

  /** Discards the state and loads these open orders. Sequence numbers continue. */
  load(orders: SpotOrder[]): void {
    const bySymbol = new Map<string, SpotOrder[]>([...this.#rules.keys()].map((symbol) => [symbol, []]))
    for (const order of orders) bySymbol.get(order.symbol)?.push(order)
    for (const [symbol, rules] of this.#rules) {
      const before = this.#markets.get(symbol)
      const start = {
        epoch: this.#start.epoch,
        seq: before === undefined ? 0 : before.book.seq + 1,
        lastBefore: () => this.#start.last(symbol),
      }
      this.#markets.set(symbol, new SpotMarket(rules, start, bySymbol.get(symbol)))
    }
  }

  get(symbol: string): SpotMarket | undefined {
    return this.#markets.get(symbol)
  }

  symbols(): IterableIterator<string> {
    return this.#markets.keys()
  }
}
