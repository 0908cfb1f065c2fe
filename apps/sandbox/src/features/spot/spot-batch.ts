import type { Schema } from '@bourselet/openapi'
import type { OrderNumbers } from '../../exchange/order-numbers.ts'
import { levelOf } from '../../members/levels.ts'
import type { WrittenNotify } from '../../notifies/write-notifies.ts'
import type { MarketMakerCommand } from '../../prices/market-maker.ts'
import { invalid, Refusal } from '../../refusals/refusal.ts'
import { type CancelTarget, KnownOrders } from '../../trading/known-orders.ts'
import { amendOrder } from './amend-order.ts'
import { cancelOrder, runMarketMaker } from './apply-execution.ts'
import { type Effect, type EngineContext, Journal, newEffect } from './engine-context.ts'
import { fireStops } from './fire-stops.ts'
import { orderView, placedView } from './order-view.ts'
import { placeOrder } from './place-order.ts'
import type { BatchState } from './spot-batch-state.ts'
import type { SpotBooks, SpotMarket } from './spot-market.ts'
import { isOpen, type OrderDraft, type OrderFill, type SpotOrder, termsOf } from './spot-order.ts'
import { addExtreme, type Extreme } from './trailing-extremes.ts'

export interface BatchStart {
  now: number
  nextOrderId(): number
  orderNo: OrderNumbers
  nextTradeId(): number
  isHalted(symbol: string): boolean
  /** Membership levels of members with open orders and of members who place orders in this batch. */
  levels: ReadonlyMap<number, number>
}

/**
 * The spot commands that are written in one transaction. They run in memory one after another, each on the result of
 * the previous commands. The batch collects the changes to write and to publish.
 */
export class SpotBatch {
  readonly now: number
  readonly journal: Journal
  readonly created: SpotOrder[] = []
  readonly changed = new Set<SpotOrder>()
  /** Trailing stops whose trigger price has followed the last price, and the prices that they follow. */
  readonly followed = new Set<SpotOrder>()
  extremes: Extreme[] = []
  readonly fills: OrderFill[] = []
  readonly retired: number[] = []
  readonly triggered: SpotOrder[] = []
  /** Orders that halts have ended. For a one-cancels-the-other order, the list contains only one leg. */
  readonly halted: SpotOrder[] = []
  /** Notifications that were written for this batch. */
  notifies: WrittenNotify[] = []
  /** Changes of each book, by symbol. */
  readonly effects = new Map<string, Effect>()
  readonly #books: SpotBooks
  readonly #stored: BatchState['fills']
  readonly #known: KnownOrders<SpotOrder>
  /**
   * Stop legs by id: those that were read for the commands of this batch, and those that the batch creates. Ended legs
   * are included, because a market in memory does not contain them.
   */
  readonly #legs: Map<number, SpotOrder>
  readonly #context: EngineContext
  readonly #isHalted: BatchStart['isHalted']

  constructor(books: SpotBooks, state: BatchState, start: BatchStart) {
    this.now = start.now
    this.journal = new Journal(state.balances)
    this.#books = books
    this.#stored = state.fills
    this.#legs = new Map(state.legs.map((leg) => [leg.id, leg]))
    const live = (order: SpotOrder) => books.get(order.symbol)?.find(order.id) ?? order
    this.#known = new KnownOrders(start.now, state.orders, live)
    this.#isHalted = start.isHalted
    this.#context = {
      now: start.now,
      journal: this.journal,
      nextOrderId: start.nextOrderId,
      nextTradeId: start.nextTradeId,
      orderNo: (id) => start.orderNo('S', start.now, id),
      rates: (memberId) => levelOf(start.levels.get(memberId) ?? 0).rates.spot,
    }
  }

  /** True if the batch has changed nothing that must be written. */
  get isIdle(): boolean {
    const { created, changed, effects, journal } = this
    const traded = [...effects.values()].some(({ trades }) => trades.length > 0)
    return created.length + changed.size + journal.postings.length === 0 && !traded
  }

  place(symbol: string, draft: OrderDraft): Schema<'PlacedSpotOrder'> | Refusal {
    const order = this.#known.placeOnce(
      draft,
      (first) => sameOrder(first, symbol, draft),
      () => this.#place(symbol, draft),
      (first) => this.retired.push(first.id),
    )
    if (order instanceof Refusal) return order
    return placedView(order, this.#fillsOf(order), this.#otherLegOf(order))
  }

  /** Returns the stop leg of an OCO order in its latest state; null for other orders. */
  #otherLegOf({ symbol, oco, ocoStop }: SpotOrder): SpotOrder | null {
    if (oco === null || ocoStop === null) return null
    return this.#books.get(symbol)?.find(oco.id) ?? this.#legs.get(oco.id) ?? null
  }

  #place(symbol: string, draft: OrderDraft): SpotOrder | Refusal {
    const market = this.#books.get(symbol)
    if (market === undefined) return new Refusal('SYMBOL_UNKNOWN', { field: 'symbol' })
    if (this.#isHalted(symbol)) return new Refusal('SYMBOL_HALTED', { field: 'symbol' })
    const placed = placeOrder(market, draft, this.#context)
    if (placed instanceof Refusal) return placed
    const { order, otherLeg, effect } = placed
    this.created.push(order)
    if (otherLeg !== null) {
      this.created.push(otherLeg)
      this.#legs.set(otherLeg.id, otherLeg)
    }
    this.#take(effect)
    this.#fire(market)
    return order
  }

  amend(symbol: string, orderNo: string, draft: OrderDraft): Schema<'PlacedSpotOrder'> | Refusal {
    const order = this.#known.findOpen(draft.memberId, { orderNo }, isOpen)
    if (order instanceof Refusal) return order
    for (const [field, isOther] of Object.entries({
      symbol: order.symbol !== symbol,
      side: order.side !== draft.side,
      type: order.type !== draft.type,
    })) {
      if (isOther) return invalid({ [field]: 'MODE_INVALID' })
    }
    if (this.#isHalted(symbol)) return new Refusal('SYMBOL_HALTED', { field: 'symbol' })
    const market = this.#books.get(symbol)!
    const effect = amendOrder(market, order, termsOf(draft), this.#context)
    if (effect instanceof Refusal) return effect
    this.#take(effect)
    this.#fire(market)
    return placedView(order, this.#fillsOf(order))
  }

  cancel(memberId: number, target: CancelTarget): { cancelled: Schema<'SpotOrder'>[] } | Refusal {
    const found = this.#find(memberId, target)
    if (found instanceof Refusal) return found
    const cancelled = new Set(found)
    for (const order of found) {
      const market = this.#books.get(order.symbol)!
      const other = order.oco === null ? undefined : market.find(order.oco.id)
      if (other !== undefined) cancelled.add(other)
      if (isOpen(order)) this.#take(cancelOrder(market, order, 'user', this.#context))
    }
    // After a cancellation, a triggered order may be able to trade: its price protection is measured from the best
    // price of the other side, and that price may have changed. Triggered orders fire only after all cancellations,
    // because the same command may cancel some of them.
    const [first] = found
    if (first !== undefined) this.#fire(this.#books.get(first.symbol)!)
    return { cancelled: [...cancelled].map(orderView) }
  }

  marketMaker(commands: MarketMakerCommand[]): null {
    for (const command of commands) {
      const market = this.#books.get(command.symbol)
      const wanted = this.#isHalted(command.symbol) ? { ...command, orders: [] } : command
      if (market === undefined) continue
      this.#take(runMarketMaker(market, wanted, this.#context))
      this.#fire(market)
    }
    return null
  }

  #fire(market: SpotMarket): void {
    if (this.#isHalted(market.rules.terms.symbol)) return
    const effect = fireStops(market, this.#context)
    if (effect !== null) this.#take(effect)
  }

  /**
   * Empties the book of a symbol: cancels members' orders with the reason `system`, and removes the market maker's
   * quotes.
   */
  clear(symbol: string): null {
    const market = this.#books.get(symbol)
    if (market === undefined) return null
    for (const order of market.open()) {
      if (!isOpen(order)) continue
      this.#take(cancelOrder(market, order, 'system', this.#context))
      this.halted.push(order)
    }
    const cancel = market.quotes().map(({ id }) => id)
    this.#take(runMarketMaker(market, { symbol, cancel, orders: [] }, this.#context))
    return null
  }

  #find(memberId: number, target: CancelTarget): SpotOrder[] | Refusal {
    if ('symbol' in target) return this.#books.get(target.symbol)?.openOf(memberId) ?? []
    const order = this.#known.findOpen(memberId, target, isOpen)
    return order instanceof Refusal ? order : [order]
  }

  #fillsOf(order: SpotOrder): OrderFill[] {
    const stored = this.#stored.get(order.id) ?? []
    return [...stored, ...this.fills.filter((fill) => fill.order === order)]
  }

  #take({ symbol, seq, orders, followed, extremes, fills, trades, levels, triggered }: Effect): void {
    const sum = this.effects.get(symbol) ?? newEffect(symbol)
    this.effects.set(symbol, sum)
    sum.seq = seq
    sum.trades.push(...trades)
    sum.levels.push(...levels)
    this.fills.push(...fills)
    this.triggered.push(...triggered)
    for (const order of orders) this.changed.add(order)
    for (const order of followed) this.followed.add(order)
    for (const extreme of extremes) this.extremes = addExtreme(this.extremes, extreme)
  }
}

/**
 * Returns true if a request with a known client order id asks for the same order: its terms must equal those
 * with which the order was placed.
 */
export function sameOrder(order: SpotOrder, symbol: string, draft: OrderDraft): boolean {
  const terms = order.placedTerms ?? order
  return (
    order.symbol === symbol &&
    order.side === draft.side &&
    order.type === draft.type &&
    terms.price === draft.price &&
    terms.quantity === draft.quantity &&
    terms.total === draft.total &&
    order.timeInForce === draft.timeInForce &&
    order.selfTrade === draft.selfTrade &&
    terms.trailPct === draft.trailPct &&
    // The trigger price of a trailing stop is not compared, because it has followed the market since the order
    // was placed.
    (draft.trailPct !== null || terms.triggerPrice === draft.triggerPrice) &&
    order.ocoStop?.triggerPrice === draft.ocoStop?.triggerPrice &&
    order.ocoStop?.price === draft.ocoStop?.price
  )
}
