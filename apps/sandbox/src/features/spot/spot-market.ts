import type { Side } from '../../engine/order.ts'
import { OrderBook } from '../../engine/order-book.ts'
import { type Listing, listings } from '../../prices/listings.ts'
import { isMarketMaker, type MarketMakerQuote, QUOTING_ACCOUNT } from '../../prices/market-maker.ts'
import { TriggerBoard } from '../../trading/trigger-board.ts'
import type { SpotOrder } from './spot-order.ts'
import { type SpotRules, spotRules } from './spot-rules.ts'

/**
 * The initial state of a market: the epoch of its book (the id of the run of the stream) and the sequence number with
 * which the book starts.
 */
export interface MarketStart {
  epoch: string
  seq?: number
  /** Returns the last price, in ticks, of earlier runs of the book. It applies until the first trade of this run. */
  lastBefore?(): number | undefined
}

/** One symbol in memory: its book, the members' open orders, and the last price. */
export class SpotMarket {
  readonly rules: SpotRules
  readonly book: OrderBook
  /** Orders that wait for their trigger price. */
  readonly stops = new TriggerBoard<SpotOrder>(({ triggerWhen, triggerPrice }) => ({
    by: 'last',
    when: triggerWhen!,
    price: triggerPrice!,
  }))
  /** Orders whose trigger price was reached, but which could not trade completely yet. */
  readonly triggered = new Set<SpotOrder>()
  /** Trailing stops, whose trigger price follows the last price. */
  readonly trailing = new Set<SpotOrder>()
  /**
   * Lowest and highest last price since a trailing stop was last added. The trailing stops have already followed both
   * prices, so a price between them cannot move a trailing stop.
   */
  #followed: { low: bigint; high: bigint } | undefined
  readonly #open = new Map<number, SpotOrder>()
  readonly #resting = new Map<number, SpotOrder>()
  readonly #byMember = new Map<number, Set<SpotOrder>>()
  readonly #lastBefore: () => number | undefined
  #last: number | undefined
  /**
   * Prices, in ticks, of the trades since the last call of `takeTurns`: those at which the direction of the last price
   * changed, and the latest one.
   */
  #turns: number[] = []

  /** Creates a market from its open orders, without quotes of the market maker. */
  constructor(rules: SpotRules, start: MarketStart, orders: SpotOrder[] = []) {
    this.rules = rules
    this.#lastBefore = start.lastBefore ?? (() => undefined)
    const resting = orders
      .filter(({ status }) => status !== 'pending')
      .map((order) => ({
        id: order.bookId,
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

  /** Returns a member's open order by its id; undefined if the order has ended. */
  find(id: number): SpotOrder | undefined {
    return this.#open.get(id)
  }

  /** Returns a member's resting order by its id in the book; undefined for orders of the market maker. */
  resting(bookId: number): SpotOrder | undefined {
    return this.#resting.get(bookId)
  }

  /** The last price in ticks; undefined before the first trade. */
  get last(): number | undefined {
    return this.#last ?? this.#lastBefore()
  }

  /** The last price in units of 1e-8; null before the first trade. */
  get lastPrice(): bigint | null {
    return this.last === undefined ? null : BigInt(this.last) * this.rules.tick
  }

  traded(price: number): void {
    this.#last = price
    const turns = this.#turns
    const latest = turns.at(-1)
    const earlier = turns.at(-2)
    // While the price moves in one direction, the latest price triggers every order that an earlier price of this move
    // would trigger. Of each move, only the latest price is therefore kept.
    const goesOn = latest !== undefined && earlier !== undefined && earlier <= latest === latest <= price
    if (goesOn || latest === price) turns[turns.length - 1] = price
    else turns.push(price)
  }

  /**
   * Returns the prices at which the direction of the last price has changed since the previous call, and the latest
   * price. They are in units of 1e-8 and in the order of the trades. The order matters for trailing stops, because a
   * fall after a rise can trigger them.
   */
  takeTurns(): bigint[] {
    if (this.#turns.length === 0) return []
    const turns = this.#turns.map((price) => BigInt(price) * this.rules.tick)
    this.#turns = []
    return turns
  }

  /** Returns the trailing stops if the given last price can move any of them; otherwise an empty list. */
  trailingAt(last: bigint): Iterable<SpotOrder> {
    const { low = last, high = last } = this.#followed ?? {}
    if (this.#followed !== undefined && last >= low && last <= high) return []
    this.#followed = { low: last < low ? last : low, high: last > high ? last : high }
    return this.trailing
  }

  /** True if an order waits for its trigger price, or could not trade completely after reaching it. */
  get hasStops(): boolean {
    return this.stops.size + this.triggered.size > 0
  }

  /**
   * Adds an open order to the list that matches its status: resting in the book, waiting for its trigger price,
   * or triggered. Called again after each change of the status.
   */
  add(order: SpotOrder): void {
    this.#open.set(order.id, order)
    if (order.status !== 'pending') this.#resting.set(order.bookId, order)
    else if (order.triggeredAt !== null) this.triggered.add(order)
    else {
      this.stops.add(order)
      if (order.type === 'trailing_stop') {
        this.trailing.add(order)
        this.#followed = undefined
      }
    }
    const own = this.#byMember.get(order.memberId) ?? new Set()
    this.#byMember.set(order.memberId, own.add(order))
  }

  /** Removes an order from the list of resting orders. It stays in the list of open orders. */
  leaveBook({ bookId }: SpotOrder): void {
    this.#resting.delete(bookId)
  }

  remove(order: SpotOrder): void {
    this.#open.delete(order.id)
    this.#resting.delete(order.bookId)
    this.stops.remove(order)
    this.trailing.delete(order)
    this.triggered.delete(order)
    const own = this.#byMember.get(order.memberId)
    own?.delete(order)
    if (own?.size === 0) this.#byMember.delete(order.memberId)
  }

  /** Returns all open orders of all members. */
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

/** The initial state of all books. */
export interface BooksStart {
  epoch: string
  /** Returns the last committed price of a symbol, in ticks. */
  last(symbol: string): number | undefined
}

/**
 * All spot markets in memory. They contain the open orders of the database and the market maker's quotes. They can be
 * discarded and loaded again at any time.
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

  /** Discards the markets and creates them again from the given open orders. Sequence numbers continue. */
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
