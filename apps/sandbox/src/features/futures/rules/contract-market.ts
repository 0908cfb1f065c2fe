import { OrderBook } from '../../../engine/order-book.ts'
import { isMarketMaker, type MarketMakerQuote, QUOTING_ACCOUNT } from '../../../prices/market-maker.ts'
import { type Trigger, TriggerBoard } from '../../../trading/trigger-board.ts'
import type { FuturesOrder } from '../futures-order.ts'
import type { OpenPosition } from '../futures-position.ts'
import type { ContractRules } from './contract-rules.ts'

/** The state from which the market of one contract starts. */
export interface MarketStart {
  epoch: string
  seq?: number
  mark?: bigint
  halted: boolean
  /**
   * Returns the last price in ticks from before the sandbox started. It is used until the first trade after the
   * start.
   */
  lastBefore(): number | undefined
}

/**
 * The market of one contract in memory: its order book, the members' resting orders, the open positions, and
 * prices.
 */
export class ContractMarket {
  readonly rules: ContractRules
  readonly book: OrderBook
  readonly triggers = new TriggerBoard<FuturesOrder>(triggerOf)
  /** Open positions by member. */
  readonly holders = new Map<number, OpenPosition>()
  readonly #resting = new Map<number, FuturesOrder>()
  readonly #lastBefore: () => number | undefined
  #last: number | undefined
  /** Mark price in units of 1e-8; undefined before the first mark price. */
  mark: bigint | undefined
  halted: boolean

  /** Rebuilds the market from its open orders, without market-maker quotes. */
  constructor(rules: ContractRules, start: MarketStart, orders: FuturesOrder[]) {
    this.rules = rules
    this.mark = start.mark
    this.halted = start.halted
    this.#lastBefore = start.lastBefore
    const resting = orders.filter(({ status }) => status !== 'pending')
    for (const order of resting) this.#resting.set(order.bookId, order)
    for (const order of orders) if (order.status === 'pending') this.triggers.add(order)
    this.book = OrderBook.rebuild(
      start.epoch,
      resting.map((order) => ({
        id: order.bookId,
        member: order.memberId,
        side: order.side,
        price: rules.ticksOf(order.price!),
        lots: this.left(order),
      })),
      { protectionPpm: rules.protectionPpm, seq: start.seq },
    )
  }

  get symbol(): string {
    return this.rules.terms.symbol
  }

  /** Price of the last trade in ticks; undefined if there was no trade yet. */
  get last(): number | undefined {
    return this.#last ?? this.#lastBefore()
  }

  get lastPrice(): bigint | undefined {
    return this.last === undefined ? undefined : this.rules.priceOf(this.last)
  }

  traded(ticks: number): void {
    this.#last = ticks
  }

  /** Returns the number of lots of an order that are not filled yet. */
  left(order: FuturesOrder): number {
    return this.rules.lotsOf(order.quantity! - order.filled)
  }

  /** Returns a member's resting order by its id in the matching engine. */
  find(bookId: number): FuturesOrder | undefined {
    return this.#resting.get(bookId)
  }

  add(order: FuturesOrder): void {
    if (order.status === 'pending') this.triggers.add(order)
    else this.#resting.set(order.bookId, order)
  }

  remove(order: FuturesOrder): void {
    this.#resting.delete(order.bookId)
    this.triggers.remove(order)
  }

  resting(): FuturesOrder[] {
    return [...this.#resting.values()]
  }

  /** Returns the market maker's resting quotes. */
  quotes(): MarketMakerQuote[] {
    return [...this.book.open('buy'), ...this.book.open('sell')]
      .filter(({ member }) => member === QUOTING_ACCOUNT)
      .map(({ id, side, price, lots }) => ({ id, side, price, lots }))
  }

  isMarketMakerOrder(id: number): boolean {
    const order = this.book.find(id)
    return order !== null && isMarketMaker(order.member)
  }
}

function triggerOf({ triggerBy, triggerWhen, triggerPrice }: FuturesOrder): Trigger {
  return { by: triggerBy, when: triggerWhen!, price: triggerPrice! }
}
