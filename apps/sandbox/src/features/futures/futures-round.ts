import type { Schema } from '@bourselet/openapi'
import { fromUnits } from '@bourselet/sdk/money'
import type { WalletTransfer } from '../../exchange/capabilities.ts'
import type { OrderNumbers } from '../../exchange/order-numbers.ts'
import { errors } from '../../http/contract.ts'
import type { Data } from '../../http/routes.ts'
import { memberAccount } from '../../ledger/posting.ts'
import { levelOf } from '../../members/levels.ts'
import type { ToldNotify } from '../../notifies/write-notifies.ts'
import type { MarketMakerCommand } from '../../prices/market-maker.ts'
import { Refusal } from '../../refusals/refusal.ts'
import { accountView } from './futures-account-view.ts'
import { clientKey, type Ground, type KnownOrder } from './futures-ground.ts'
import { type FuturesDraft, type FuturesFill, type FuturesOrder, isLive } from './futures-order.ts'
import { fillView, orderView } from './futures-order-view.ts'
import type { OpenPosition } from './futures-position.ts'
import { positionView } from './position-view.ts'
import { newChange, type VenueChange } from './venue-change.ts'
import type { CloseRequest, FuturesVenue, Mark, VenueDesk } from './venue-port.ts'

/** A client id may be used again after this. */
const CLIENT_ID_MS = 24 * 3_600_000

/** Which of a member's orders to cancel. */
export type CancelTarget = { orderNo: string } | { clientOrderId: string } | { symbol: string }

export interface RoundStart {
  now: number
  nextOrderId(): number
  orderNo: OrderNumbers
  nextTradeId(): number
  nextPositionId(): number
  /** Known levels of members, the takers of this round among them. */
  levels: ReadonlyMap<number, number>
}

/**
 * Commands that are written in one transaction. They run one after another on the venue, each on what the ones before
 * it did; the round collects what is to be written and told.
 */
export class FuturesRound {
  readonly now: number
  readonly venue: FuturesVenue
  readonly change: VenueChange = newChange()
  /** Requests of new orders that carry a client id. */
  readonly asked = new Map<FuturesOrder, string>()
  /** Messages as they were written, to be told. */
  notifies: ToldNotify[] = []
  /** Fundings that were paid, to be noted as such. */
  readonly paid: Ground['fundings'] = []
  readonly #ground: Ground
  readonly #byClient: Map<string, KnownOrder>
  readonly #byNo: Map<string, FuturesOrder>
  readonly #desk: VenueDesk

  constructor(venue: FuturesVenue, ground: Ground, start: RoundStart) {
    this.now = start.now
    this.venue = venue
    this.#ground = ground
    for (const [memberId, cash] of ground.cash) Object.assign(venue.cash(memberId), cash)
    // An order that lives is the one in memory: commands change that, not what was read.
    const live = (order: FuturesOrder) => venue.findOrder(order.id) ?? order
    this.#byClient = new Map(
      [...ground.byClient].map(([key, one]) => [key, { ...one, order: live(one.order) }]),
    )
    this.#byNo = new Map([...ground.byNo].map(([key, order]) => [key, live(order)]))
    this.#desk = {
      now: start.now,
      change: this.change,
      nextOrderId: start.nextOrderId,
      nextTradeId: start.nextTradeId,
      nextPositionId: start.nextPositionId,
      orderNo: (id) => start.orderNo('F', start.now, id),
      rates: (memberId) => {
        const { futuresMaker: maker, futuresTaker: taker } = levelOf(start.levels.get(memberId) ?? 0)
        return { maker, taker }
      },
    }
  }

  /** Whether there is nothing to write. Quotes of the house are not. */
  get isIdle(): boolean {
    const { created, changed, positions, settings, cash, fills, ended, postings, notices, books } =
      this.change
    const written = [created, changed, positions, settings, cash].some(({ size }) => size > 0)
    const listed = [fills, ended, postings, notices, this.paid].some(({ length }) => length > 0)
    return !written && !listed && ![...books.values()].some(({ trades }) => trades.length > 0)
  }

  place(draft: FuturesDraft, asked: string): Data<'futures.place'> | Refusal {
    const order = this.#once(draft, asked, () => this.venue.place(draft, this.#desk))
    return order instanceof Refusal ? order : this.#placed(order)
  }

  close(request: CloseRequest, asked: string): Data<'futures.close'> | Refusal {
    const order = this.#once(request, asked, () => this.venue.close(request, this.#desk))
    return order instanceof Refusal ? order : { orders: [orderView(order)], failed: [] }
  }

  /** Closes every position at market, each on its own. */
  closeAll(memberId: number): Data<'futures.close'> {
    const orders: Schema<'FuturesOrder'>[] = []
    const failed: Schema<'CloseFailure'>[] = []
    for (const { symbol } of this.#held(memberId)) {
      const request = { memberId, symbol, price: null, quantity: null, clientOrderId: null }
      const order = this.venue.close({ ...request, type: 'market' }, this.#desk)
      if (!(order instanceof Refusal)) orders.push(orderView(order))
      else failed.push({ symbol, code: errors[order.error]?.code ?? 0, error: order.error })
    }
    return { orders, failed }
  }

  cancel(memberId: number, target: CancelTarget): Data<'futures.cancel'> | Refusal {
    const found = this.#find(memberId, target)
    if (found instanceof Refusal) return found
    // Cancelling one may end others with it.
    for (const order of found) if (isLive(order)) this.venue.cancel(order, this.#desk)
    return { cancelled: found.map(orderView) }
  }

  house(commands: MarketMakerCommand[]): null {
    for (const command of commands) this.venue.house(command, this.#desk)
    return null
  }

  mark(prices: ReadonlyMap<string, Mark>): null {
    this.venue.mark(prices, this.#desk)
    return null
  }

  halt(symbol: string, halted: boolean): null {
    this.venue.halt(symbol, halted, this.#desk)
    return null
  }

  /** Pays what funding is not paid yet. */
  payFundings(): null {
    for (const funding of this.#ground.fundings) {
      this.venue.fund(funding.symbol, funding.rate, funding.markPrice, this.#desk, funding.ts)
      this.paid.push(funding)
    }
    return null
  }

  /** Moves USDT between a member's spot and futures wallets. */
  transfer({ memberId, amount, refNo }: Omit<WalletTransfer, 'keep'>): null | Refusal {
    const purse = this.#ground.spot.get(memberId) ?? 0n
    if (amount > purse) {
      return new Refusal('INSUFFICIENT_BALANCE', { field: 'amount', params: { available: fromUnits(purse) } })
    }
    const done = this.venue.transfer(memberId, amount, memberAccount(memberId, 'spot'), refNo, this.#desk)
    // What a later command of the same round may still spend.
    if (done === null) this.#ground.spot.set(memberId, purse - amount)
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

  /** Newest first; another life of the venue has them in the same sequence. */
  #held(memberId: number): OpenPosition[] {
    const later = (a: OpenPosition, b: OpenPosition) =>
      b.openedAt - a.openedAt || (a.symbol < b.symbol ? -1 : 1)
    return this.venue.positions(memberId).sort(later)
  }

  #taker(memberId: number) {
    return this.#desk.rates(memberId).taker
  }

  /** What a client id was given to is not done again (rulebook 2.7). */
  #once(
    { memberId, clientOrderId }: { memberId: number; clientOrderId: string | null },
    asked: string,
    run: () => FuturesOrder | Refusal,
  ): FuturesOrder | Refusal {
    if (clientOrderId === null) return run()
    const key = clientKey(memberId, clientOrderId)
    const first = this.#byClient.get(key)
    if (first !== undefined && first.order.createdAt > this.now - CLIENT_ID_MS) {
      if (first.asked === asked) return first.order
      return new Refusal('DUPLICATE_CLIENT_ID', { field: 'client_order_id' })
    }
    const order = run()
    if (order instanceof Refusal) return order
    if (first !== undefined) this.change.retired.add(first.order.id)
    this.#byClient.set(key, { order, asked })
    this.asked.set(order, asked)
    return order
  }

  #find(memberId: number, target: CancelTarget): FuturesOrder[] | Refusal {
    if ('symbol' in target) {
      return this.venue.openOrders(memberId).filter(({ symbol }) => symbol === target.symbol)
    }
    const order =
      'orderNo' in target
        ? this.#byNo.get(target.orderNo)
        : this.#byClient.get(clientKey(memberId, target.clientOrderId))?.order
    // A foreign order is not told from one that never was.
    if (order === undefined || order.memberId !== memberId) return new Refusal('ORDER_NOT_FOUND')
    return isLive(order) ? [order] : new Refusal('ORDER_CLOSED')
  }

  #placed(order: FuturesOrder): Data<'futures.place'> {
    const [position] = this.positions(order.memberId, order.symbol)
    return { ...orderView(order), fills: this.#fillsOf(order).map(fillView), position: position ?? null }
  }

  #fillsOf(order: FuturesOrder): FuturesFill[] {
    const stored = this.#ground.fills.get(order.id) ?? []
    return [...stored, ...this.change.fills.filter((fill) => fill.order.id === order.id)]
  }
}
