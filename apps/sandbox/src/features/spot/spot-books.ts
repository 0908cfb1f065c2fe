import { type Listing, listings } from '../../prices/listings.ts'
import { SpotMarket } from './spot-market.ts'
import type { SpotOrder } from './spot-order.ts'
import { type SpotRules, spotRules } from './spot-rules.ts'

/** What the books need from around them. */
export interface BooksGround {
  epoch: string
  /** Last price of a symbol in ticks, as committed. */
  last(symbol: string): number | undefined
}

/**
 * All spot markets in memory. They are a cache of the database's open orders (the house's quotes excepted) and may
 * be thrown away and loaded again at any moment.
 */
export class SpotBooks {
  readonly #ground: BooksGround
  readonly #rules: ReadonlyMap<string, SpotRules>
  readonly #markets = new Map<string, SpotMarket>()

  constructor(ground: BooksGround, listed: readonly Listing[] = listings) {
    this.#ground = ground
    this.#rules = new Map(listed.map((listing) => [listing.symbol, spotRules(listing)]))
    this.load([])
  }

  /** Forgets everything and begins again from these open orders. Sequence numbers go on. */
  load(orders: SpotOrder[]): void {
    const bySymbol = new Map<string, SpotOrder[]>([...this.#rules.keys()].map((symbol) => [symbol, []]))
    for (const order of orders) bySymbol.get(order.symbol)?.push(order)
    for (const [symbol, rules] of this.#rules) {
      const before = this.#markets.get(symbol)
      const start = {
        epoch: this.#ground.epoch,
        seq: before === undefined ? 0 : before.book.seq + 1,
        lastBefore: () => this.#ground.last(symbol),
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
