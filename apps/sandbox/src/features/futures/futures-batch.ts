import type { Schema } from '@bourselet/openapi'
import { refusals } from '@bourselet/openapi/operations'
import { fromUnits, toUnits } from '@bourselet/sdk/money'
import type { WalletTransfer } from '../../exchange/capabilities.ts'
import type { OrderNumbers } from '../../exchange/order-numbers.ts'
import type { Data } from '../../http/routes.ts'
import { memberAccount } from '../../ledger/posting.ts'
import { levelOf } from '../../members/levels.ts'
import type { WrittenNotify } from '../../notifies/write-notifies.ts'
import type { MarketMakerCommand } from '../../prices/market-maker.ts'
import { invalid, Refusal } from '../../refusals/refusal.ts'
import { type CancelTarget, KnownOrders } from '../../trading/known-orders.ts'
import type { BatchState } from './futures-batch-state.ts'
import { type FuturesDraft, type FuturesFill, type FuturesOrder, isOpen } from './futures-order.ts'
import { fillViews, orderView } from './futures-order-view.ts'
import type { OpenPosition } from './futures-position.ts'
import { accountView, positionView } from './position-views.ts'
import { FUNDING_RATE_SCALE } from './rules/margin-formulas.ts'
import {
  type CloseRequest,
  type EngineContext,
  type FuturesVenue,
  newChange,
  type VenueChange,
} from './venue-port.ts'

export interface BatchStart {
  now: number
  nextOrderId(): number
  orderNo: OrderNumbers
  nextTradeId(): number
  nextPositionId(): number
  /**
   * Membership levels of the members whose fee rates the batch needs, including members with resting orders that
   * trade.
   */
  levels: ReadonlyMap<number, number>
}

/**
 * Commands that are written in one transaction. They run on the venue in memory one after another, each on the
 * result of the command before it. The batch collects the changes that must be stored and published.
 */
export class FuturesBatch {
  readonly now: number
  readonly venue: FuturesVenue
  readonly change: VenueChange = newChange()
  /** Request texts of new orders that have a client order id. */
  readonly asked = new Map<FuturesOrder, string>()
  /** Messages to members that the batch has stored and that are published after its commit. */
  notifies: WrittenNotify[] = []
  /** Funding payments that the batch has made. They are marked as paid when the batch is stored. */
  readonly paid: BatchState['fundings'] = []
  /**
   * Balance of the insurance fund before and after the batch, in units of 1e-8. It is null until the batch is stored,
   * and stays null if the batch does not change the balance.
   */
  insurance: { before: bigint; after: bigint } | null = null
  readonly #state: BatchState
  readonly #known: KnownOrders<FuturesOrder>
  readonly #context: EngineContext

  constructor(venue: FuturesVenue, state: BatchState, start: BatchStart) {
    this.now = start.now
    this.venue = venue
    this.#state = state
    for (const [memberId, cash] of state.cash) Object.assign(venue.cash(memberId), cash)
    this.#known = new KnownOrders(start.now, state.orders, (order) => venue.findOrder(order.id) ?? order)
    this.#context = {
      now: start.now,
      change: this.change,
      nextOrderId: start.nextOrderId,
      nextTradeId: start.nextTradeId,
      nextPositionId: start.nextPositionId,
      orderNo: (id) => start.orderNo('F', start.now, id),
      rates: (memberId) => levelOf(start.levels.get(memberId) ?? 0).rates.futures,
    }
  }

  /** True if the batch has nothing to store. Quotes of the market maker are never stored, so they do not count. */
  get isIdle(): boolean {
    const { created, changed, positions, settings, cash, fills, ended, postings, notices, books } =
      this.change
    const written = [created, changed, positions, settings, cash].some(({ size }) => size > 0)
    const listed = [fills, ended, postings, notices, this.paid].some(({ length }) => length > 0)
    return !written && !listed && ![...books.values()].some(({ trades }) => trades.length > 0)
  }

  place(draft: FuturesDraft, asked: string): Data<'futures.place'> | Refusal {
    const order = this.#once(draft, asked, () => this.venue.place(draft, this.#context))
    return order instanceof Refusal ? order : this.#placed(order)
  }

  amend(orderNo: string, draft: FuturesDraft): Data<'futures.place'> | Refusal {
    const order = this.#known.findOpen(draft.memberId, { orderNo }, isOpen)
    if (order instanceof Refusal) return order
    for (const field of ['symbol', 'side', 'type'] as const) {
      if (order[field] !== draft[field]) return invalid({ [field]: 'MODE_INVALID' })
    }
    const { price, quantity, triggerPrice } = draft
    return this.venue.amend(order, { price, quantity, triggerPrice }, this.#context) ?? this.#placed(order)
  }

  close(request: CloseRequest, asked: string): Data<'futures.close'> | Refusal {
    const order = this.#once(request, asked, () => this.venue.close(request, this.#context))
    return order instanceof Refusal ? order : { orders: [orderView(order)], failed: [] }
  }

  /**
   * Closes every position of a member by a market order. If one position cannot be closed, the others are still
   * closed.
   */
  closeAll(memberId: number): Data<'futures.close'> {
    const orders: Schema<'FuturesOrder'>[] = []
    const failed: Schema<'CloseFailure'>[] = []
    for (const { symbol } of this.#held(memberId)) {
      const request = { memberId, symbol, price: null, quantity: null, clientOrderId: null }
      const order = this.venue.close({ ...request, type: 'market' }, this.#context)
      if (!(order instanceof Refusal)) orders.push(orderView(order))
      else failed.push({ symbol, code: refusals[order.error]?.code ?? 0, error: order.error })
    }
    return { orders, failed }
  }

  cancel(memberId: number, target: CancelTarget): Data<'futures.cancel'> | Refusal {
    const found = this.#find(memberId, target)
    if (found instanceof Refusal) return found
    // Canceling one order can end other orders in the list. Orders that have ended in this way are skipped.
    for (const order of found) if (isOpen(order)) this.venue.cancel(order, this.#context)
    return { cancelled: found.map(orderView) }
  }

  marketMaker(commands: MarketMakerCommand[]): null {
    for (const command of commands) this.venue.marketMaker(command, this.#context)
    return null
  }

  mark(prices: ReadonlyMap<string, bigint>): null {
    this.venue.mark(prices, this.#context)
    return null
  }

  halt(symbol: string, halted: boolean): null {
    this.venue.halt(symbol, halted, this.#context)
    return null
  }

  align(memberId: number): null {
    this.venue.align(memberId, this.#context)
    return null
  }

  /** Makes all funding payments that are due but not booked yet. */
  payFundings(): null {
    for (const funding of this.#state.fundings) {
      const rate = toUnits(funding.rate, FUNDING_RATE_SCALE)
      this.venue.fund(funding.symbol, rate, toUnits(funding.markPrice), this.#context, funding.ts)
      this.paid.push(funding)
    }
    return null
  }

  /** Moves USDT between a member's spot and futures wallets. */
  transfer({ memberId, amount, refNo }: Omit<WalletTransfer, 'keep'>): null | Refusal {
    const wallet = this.#state.spot.get(memberId) ?? 0n
    if (amount > wallet) {
      return new Refusal('INSUFFICIENT_BALANCE', {
        field: 'amount',
        params: { available: fromUnits(wallet) },
      })
    }
    const done = this.venue.transfer(memberId, amount, memberAccount(memberId, 'spot'), refNo, this.#context)
    // The new balance of the spot wallet is stored in the batch state. Later commands of the same command batch (one
    // database transaction) must be checked against it.
    if (done === null) this.#state.spot.set(memberId, wallet - amount)
    return done
  }

  account(memberId: number): Schema<'FuturesAccount'> {
    return accountView(this.venue, memberId, this.#taker(memberId))
  }

  positions(memberId: number, symbol?: string): Schema<'Position'>[] {
    return this.#held(memberId)
      .filter((position) => symbol === undefined || position.symbol === symbol)
      .map((position) => positionView(this.venue, position, this.#taker(memberId)))
  }

  /**
   * Returns a member's positions, newest first. Positions of the same time are sorted by symbol, so that the sequence
   * is the same after a restart.
   */
  #held(memberId: number): OpenPosition[] {
    const later = (a: OpenPosition, b: OpenPosition) =>
      b.openedAt - a.openedAt || (a.symbol < b.symbol ? -1 : 1)
    return this.venue.positions(memberId).sort(later)
  }

  #taker(memberId: number) {
    return this.#context.rates(memberId).taker
  }

  /**
   * Runs a request to place an order or close a position, once for each client order id. If an order with the same
   * client order id already exists, returns that order, or refuses the request if the terms of the request differ.
   */
  #once(
    request: FuturesDraft | CloseRequest,
    asked: string,
    run: () => FuturesOrder | Refusal,
  ): FuturesOrder | Refusal {
    const place = () => {
      const order = run()
      if (!(order instanceof Refusal) && request.clientOrderId !== null) this.asked.set(order, asked)
      return order
    }
    const isSame = (first: FuturesOrder) =>
      (this.asked.get(first) ?? this.#state.asked.get(first.id)) === asked
    return this.#known.placeOnce(request, isSame, place, ({ id }) => this.change.retired.add(id))
  }

  #find(memberId: number, target: CancelTarget): FuturesOrder[] | Refusal {
    if ('symbol' in target) {
      return this.venue.openOrders(memberId).filter(({ symbol }) => symbol === target.symbol)
    }
    const order = this.#known.findOpen(memberId, target, isOpen)
    return order instanceof Refusal ? order : [order]
  }

  #placed(order: FuturesOrder): Data<'futures.place'> {
    const [position] = this.positions(order.memberId, order.symbol)
    return { ...orderView(order), fills: fillViews(this.#fillsOf(order)), position: position ?? null }
  }

  #fillsOf(order: FuturesOrder): FuturesFill[] {
    const stored = this.#state.fills.get(order.id) ?? []
    return [...stored, ...this.change.fills.filter((fill) => fill.order.id === order.id)]
  }
}
