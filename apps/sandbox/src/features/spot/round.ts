import type { Schema } from '@bourselet/openapi'
import { toUnits } from '@bourselet/sdk/money'
import type { OrderNumbers } from '../../exchange/order-numbers.ts'
import { levelOf } from '../../members/levels.ts'
import type { MarketMakerCommand } from '../../prices/market-maker.ts'
import { Refusal } from '../../refusals/refusal.ts'
import { cancelOrder } from './cancel-order.ts'
import type { SpotDesk } from './desk.ts'
import { type Effect, newEffect } from './effect.ts'
import { clientKey, type Ground } from './ground.ts'
import { Journal } from './journal.ts'
import { orderView, placedView } from './order-view.ts'
import { placeOrder } from './place-order.ts'
import { runMarketMakerCommand } from './run-house-command.ts'
import { sameOrder } from './same-order.ts'
import type { FeeRates } from './settle-trade.ts'
import type { SpotBooks } from './spot-books.ts'
import { isOpen, type OrderDraft, type OrderFill, type SpotOrder } from './spot-order.ts'

/** A client id may be used again after this. */
const CLIENT_ID_MS = 24 * 3_600_000

/** Which of a member's orders to cancel. */
export type CancelTarget = { orderNo: string } | { clientOrderId: string } | { symbol: string }

export interface RoundStart {
  now: number
  nextOrderId(): number
  orderNo: OrderNumbers
  nextTradeId(): number
  isHalted(symbol: string): boolean
  /** Known levels of members, the takers of this round among them. */
  levels: ReadonlyMap<number, number>
}

/**
 * Commands that are written in one transaction. They run one after another in memory, each on what the ones before
 * it did; the round collects what is to be written and told.
 */
export class Round {
  readonly now: number
  readonly journal: Journal
  readonly created: SpotOrder[] = []
  readonly changed = new Set<SpotOrder>()
  readonly fills: OrderFill[] = []
  readonly retired: number[] = []
  /** What happened in each book, by symbol. */
  readonly effects = new Map<string, Effect>()
  readonly #books: SpotBooks
  readonly #stored: Ground['fills']
  readonly #byClient: Map<string, SpotOrder>
  readonly #byNo: Map<string, SpotOrder>
  readonly #desk: SpotDesk
  readonly #isHalted: RoundStart['isHalted']

  constructor(books: SpotBooks, ground: Ground, start: RoundStart) {
    this.now = start.now
    this.journal = new Journal(ground.balances)
    this.#books = books
    this.#stored = ground.fills
    // An order that rests is the one in memory: commands change that, not what was read.
    const live = (order: SpotOrder) => books.get(order.symbol)?.find(order.id) ?? order
    this.#byClient = new Map([...ground.byClient].map(([key, order]) => [key, live(order)]))
    this.#byNo = new Map([...ground.byNo].map(([key, order]) => [key, live(order)]))
    this.#isHalted = start.isHalted
    this.#desk = {
      now: start.now,
      journal: this.journal,
      nextOrderId: start.nextOrderId,
      nextTradeId: start.nextTradeId,
      orderNo: (id) => start.orderNo('S', start.now, id),
      rates: (memberId) => ratesOf(start.levels.get(memberId) ?? 0),
    }
  }

  /** Whether there is nothing to write. */
  get isIdle(): boolean {
    const { created, changed, effects, journal } = this
    const traded = [...effects.values()].some(({ trades }) => trades.length > 0)
    return created.length + changed.size + journal.postings.length === 0 && !traded
  }

  place(symbol: string, draft: OrderDraft): Schema<'PlacedSpotOrder'> | Refusal {
    const key = draft.clientOrderId === null ? null : clientKey(draft.memberId, draft.clientOrderId)
    const first = key === null ? undefined : this.#byClient.get(key)
    const repeated = first !== undefined && first.createdAt > this.now - CLIENT_ID_MS
    if (repeated) {
      if (!sameOrder(first, symbol, draft))
        return new Refusal('DUPLICATE_CLIENT_ID', { field: 'client_order_id' })
      return placedView(first, this.#fillsOf(first))
    }
    const market = this.#books.get(symbol)
    if (market === undefined) return new Refusal('SYMBOL_UNKNOWN', { field: 'symbol' })
    if (this.#isHalted(symbol)) return new Refusal('SYMBOL_HALTED', { field: 'symbol' })
    const placed = placeOrder(market, draft, this.#desk)
    if (placed instanceof Refusal) return placed
    if (first !== undefined) this.retired.push(first.id)
    if (key !== null) this.#byClient.set(key, placed.order)
    this.created.push(placed.order)
    this.#take(placed.effect)
    return placedView(placed.order, this.#fillsOf(placed.order))
  }

  cancel(memberId: number, target: CancelTarget): { cancelled: Schema<'SpotOrder'>[] } | Refusal {
    const found = this.#find(memberId, target)
    if (found instanceof Refusal) return found
    for (const order of found) {
      this.#take(cancelOrder(this.#books.get(order.symbol)!, order, 'user', this.#desk))
    }
    return { cancelled: found.map(orderView) }
  }

  house(commands: MarketMakerCommand[]): null {
    for (const command of commands) {
      const market = this.#books.get(command.symbol)
      const wanted = this.#isHalted(command.symbol) ? { ...command, orders: [] } : command
      if (market !== undefined) this.#take(runMarketMakerCommand(market, wanted, this.#desk))
    }
    return null
  }

  /** Empties the book of a symbol: the members' orders end with reason `system`, the house takes its quotes back. */
  clear(symbol: string): null {
    const market = this.#books.get(symbol)
    if (market === undefined) return null
    for (const order of market.open()) this.#take(cancelOrder(market, order, 'system', this.#desk))
    const cancel = market.quotes().map(({ id }) => id)
    this.#take(runMarketMakerCommand(market, { symbol, cancel, orders: [] }, this.#desk))
    return null
  }

  #find(memberId: number, target: CancelTarget): SpotOrder[] | Refusal {
    if ('symbol' in target) return this.#books.get(target.symbol)?.openOf(memberId) ?? []
    const order =
      'orderNo' in target
        ? this.#byNo.get(target.orderNo)
        : this.#byClient.get(clientKey(memberId, target.clientOrderId))
    // A foreign order is not told from one that never was.
    if (order === undefined || order.memberId !== memberId) return new Refusal('ORDER_NOT_FOUND')
    return isOpen(order) ? [order] : new Refusal('ORDER_CLOSED')
  }

  #fillsOf(order: SpotOrder): OrderFill[] {
    const stored = this.#stored.get(order.id) ?? []
    return [...stored, ...this.fills.filter((fill) => fill.order === order)]
  }

  #take({ symbol, seq, orders, fills, trades, levels }: Effect): void {
    const sum = this.effects.get(symbol) ?? newEffect(symbol)
    this.effects.set(symbol, sum)
    sum.seq = seq
    sum.trades.push(...trades)
    sum.levels.push(...levels)
    this.fills.push(...fills)
    for (const order of orders) this.changed.add(order)
  }
}

const rates = new Map<number, FeeRates>()

/** Fee rates of a membership level, read from its decimals once. */
function ratesOf(level: number): FeeRates {
  const { spotMaker, spotTaker } = levelOf(level)
  const known = rates.get(level) ?? { maker: toUnits(spotMaker), taker: toUnits(spotTaker) }
  rates.set(level, known)
  return known
}
