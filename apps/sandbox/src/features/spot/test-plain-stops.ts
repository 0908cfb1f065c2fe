import type { NewOrder, SelfTradeMode, Side, TimeInForce } from '../../engine/order.ts'
import { PlainBook, type PlainExecution } from '../../engine/test-plain-book.ts'
import type { SpotRules } from './spot-rules.ts'

/** An order in the format of the reference model: prices in ticks, quantities in lots, totals in ticks × lots. */
export interface PlainOrder {
  member: number
  side: Side
  /** Limit price; null for a market order and for a stop order that becomes a market order. */
  price: number | null
  lots: number | null
  budget: bigint | null
  timeInForce: TimeInForce
  selfTrade: SelfTradeMode
  trigger: number | null
  /** Distance of a trailing stop in hundredths of a percent. */
  trail: number | null
}

/** The terms of an order that an amendment can change. */
export type PlainTerms = Pick<PlainOrder, 'price' | 'lots' | 'budget' | 'trigger' | 'trail'>

/** The state of an order in the reference model. */
export interface PlainState extends PlainOrder {
  status: 'pending' | 'open' | 'partial' | 'completed' | 'cancelled' | 'expired'
  reason: string | null
  filled: number
  /** Sum of ticks × lots over all trades of the order. */
  cost: bigint
  rises: boolean
  isTriggered: boolean
  bookId: number
  /** The other leg of an OCO order; null for other orders. */
  other: PlainState | null
}

/**
 * The reference model for conditional orders on the spot market (docs/rules.md#conditional-orders), used in tests
 * only. It keeps all orders in one list and checks the complete list for each trade price.
 */
export class PlainStops {
  readonly book = new PlainBook()
  readonly orders: PlainState[] = []
  last: number
  #id = 0
  /**
   * Number of times that orders were sent to the book so far. An order gets a new place in the queue each time it is
   * sent.
   */
  get priority(): number {
    return this.#id
  }
  /** Prices of trades whose triggers have not been checked yet, in the order of the trades. */
  #prices: number[] = []

  constructor(last: number) {
    this.last = last
  }

  /**
   * Places an order without a trigger price. Orders of the market maker are placed with `isListed` false, because the
   * list contains members' orders only.
   */
  place(order: PlainOrder, isListed = true): PlainState | null {
    const state = this.#state(order)
    const run = this.#match(state)
    if (run.refusal !== null) return null
    if (isListed) this.orders.push(state)
    return state
  }

  /**
   * Accepts a stop order or trailing stop; returns null if its trigger price equals the last price or is not
   * positive.
   */
  wait(order: PlainOrder): PlainState | null {
    const trigger = order.trail === null ? order.trigger! : trailed(order, this.last)
    if (trigger === this.last || trigger <= 0) return null
    const state: PlainState = {
      ...this.#state(order),
      status: 'pending',
      trigger,
      rises: trigger > this.last,
    }
    this.orders.push(state)
    return state
  }

  /**
   * Changes the terms of an open order and returns null. If the new terms are refused, changes nothing and returns the
   * error name.
   */
  amend(state: PlainState, { price, lots, budget, trigger, trail }: PlainTerms): string | null {
    const isSame =
      price === state.price && lots === state.lots && budget === state.budget && trail === state.trail
    if (isSame && (trigger === state.trigger || trail !== null)) return null
    if (state.status === 'pending' && state.isTriggered) return 'VALIDATION'
    const isPaired = state.other !== null && isOpen(state.other)
    if (isPaired && lots !== state.lots) return 'VALIDATION'
    if (state.status === 'pending') {
      const followed = { ...state, trail }
      const isFollowed = trail !== null && trail === state.trail
      const next = isFollowed ? state.trigger! : trail === null ? trigger! : trailed(followed, this.last)
      if (next === this.last || next <= 0) return 'TRIGGER_PRICE'
      if (isPaired && next > this.last !== state.rises) return 'TRIGGER_PRICE'
      const rises = next === state.trigger ? state.rises : next > this.last
      Object.assign(state, { price, lots, budget, trail, trigger: next, rises })
      return null
    }
    if (trigger !== state.trigger) return 'VALIDATION'
    if (lots! <= state.filled) return 'QTY_STEP'
    if (isPaired && (state.side === 'sell' ? price! <= this.last : price! >= this.last))
      return 'TRIGGER_PRICE'
    const at = this.book.orders.findIndex(({ id }) => id === state.bookId)
    if (price === state.price && lots! < state.lots!) {
      this.book.orders[at]!.lots = lots! - state.filled
      state.lots = lots
      return null
    }
    const before = { ...state }
    const [entry] = this.book.orders.splice(at, 1)
    Object.assign(state, { price, lots })
    const { refusal } = this.#match(state)
    if (refusal === null) return null
    this.book.orders.push(entry!)
    Object.assign(state, before)
    return refusal
  }

  cancel(state: PlainState): void {
    for (const one of [state, state.other]) {
      if (one === null || !isOpen(one)) continue
      this.book.cancel(one.bookId)
      end(one, 'cancelled', 'user')
    }
  }

  /**
   * Checks the trigger prices against each trade price, then fires the due orders, oldest first. An order that could not
   * trade is fired again only if a fired order has come to rest on the other side of the book.
   */
  fire(): void {
    const tried = new Set<PlainState>()
    for (;;) {
      for (const price of this.#prices.splice(0)) this.#reach(price)
      const next = this.orders.find((one) => one.status === 'pending' && one.isTriggered && !tried.has(one))
      if (next === undefined) return
      tried.add(next)
      this.#fire(next)
      if (next.status !== 'open' && next.status !== 'partial') continue
      for (const one of tried) if (one.side !== next.side) tried.delete(one)
    }
  }

  #reach(price: number): void {
    for (const order of this.orders) {
      if (order.status !== 'pending' || order.isTriggered) continue
      if (order.rises ? price >= order.trigger! : price <= order.trigger!) order.isTriggered = true
      else if (order.trail !== null) {
        const trigger = trailed(order, price)
        const isNearer = order.side === 'sell' ? trigger > order.trigger! : trigger < order.trigger!
        if (isNearer) order.trigger = trigger
      }
    }
  }

  #fire(order: PlainState): void {
    const limitLeg = order.other
    const opposite = this.book
      .queue(order.side === 'buy' ? 'sell' : 'buy')
      .filter((one) => one.id !== limitLeg?.bookId)
    if (order.price === null && opposite.length === 0) return
    if (limitLeg !== null && isOpen(limitLeg)) {
      this.book.cancel(limitLeg.bookId)
      end(limitLeg, 'expired', 'other_leg')
    }
    this.#match(order)
    const isCut = order.reason === 'no_liquidity' || order.reason === 'price_protection'
    if (order.price === null && isCut) Object.assign(order, { status: 'pending', reason: null })
    // The unspent rest of the total is less than the price of one lot, so the order is completed.
    else if (order.reason === 'amount_too_small' && order.filled > 0) end(order, 'completed', null)
  }

  /**
   * Matches the unfilled part of an order. Updates the orders that trade or expire, and ends their other legs.
   */
  #match(order: PlainState): PlainExecution {
    order.bookId = ++this.#id
    const asked: NewOrder = {
      id: order.bookId,
      member: order.member,
      side: order.side,
      type: order.price === null ? 'market' : 'limit',
      price: order.price ?? 0,
      lots: order.lots === null ? 0 : order.lots - order.filled,
      budget: order.budget === null ? null : order.budget - order.cost,
      timeInForce: order.timeInForce,
      selfTrade: order.selfTrade,
    }
    const run = this.book.place(asked)
    if (run.refusal !== null) return run
    for (const { maker: id, price, lots, makerLeft } of run.fills) {
      const maker = this.orders.find((one) => one.bookId === id && isOpen(one))
      if (maker !== undefined) {
        fill(maker, price, lots)
        if (maker.other !== null && isOpen(maker.other)) end(maker.other, 'expired', 'other_leg')
        if (makerLeft === 0) end(maker, 'completed', null)
        else maker.status = 'partial'
      }
      fill(order, price, lots)
      this.last = price
      this.#prices.push(price)
    }
    for (const id of run.expired) {
      const own = this.orders.find((one) => one.bookId === id && isOpen(one))
      if (own === undefined) continue
      end(own, 'expired', 'self_trade')
      if (own.other !== null && isOpen(own.other)) end(own.other, 'expired', 'other_leg')
    }
    const { status, reason } = run
    const rests = status === 'open' || status === 'partial'
    // An amended order may already be partly filled, so its status depends on its whole filled quantity.
    const resting = order.filled > 0 ? 'partial' : 'open'
    Object.assign(order, rests ? { status: resting, reason: null } : { status, reason })
    return run
  }

  #state(order: PlainOrder): PlainState {
    const fresh = { reason: null, filled: 0, cost: 0n, rises: false, isTriggered: false, other: null }
    return { ...order, ...fresh, status: 'open', bookId: 0 }
  }
}

export function isOpen({ status }: PlainState): boolean {
  return status === 'pending' || status === 'open' || status === 'partial'
}

/** Returns the trigger price of a trailing stop in ticks, rounded away from the market. */
function trailed({ side, trail }: PlainOrder, price: number): number {
  return side === 'sell'
    ? Math.floor((price * (10_000 - trail!)) / 10_000)
    : Math.ceil((price * (10_000 + trail!)) / 10_000)
}

function fill(order: PlainState, price: number, lots: number): void {
  order.filled += lots
  order.cost += BigInt(price) * BigInt(lots)
}

function end(order: PlainState, status: PlainState['status'], reason: string | null): void {
  Object.assign(order, { status, reason })
}

/**
 * Returns the amount that an order must freeze. If both legs of an OCO order are open, the limit leg freezes the larger
 * of the amounts that the two legs need, and the stop leg freezes 0.
 */
export function needOf(plain: PlainState, rules: SpotRules): bigint {
  if (!isOpen(plain)) return 0n
  const { other } = plain
  if (other === null || !isOpen(other)) return ownNeed(plain, rules)
  if (plain.status === 'pending') return 0n
  const otherNeed = ownNeed(other, rules)
  let needed = ownNeed(plain, rules)
  if (otherNeed > needed) needed = otherNeed
  return needed
}

function ownNeed({ side, lots, filled, price, budget, cost }: PlainState, rules: SpotRules): bigint {
  if (budget !== null) return (budget - cost) * rules.cross
  const left = BigInt(lots! - filled)
  return side === 'sell' ? left * rules.step : BigInt(price!) * left * rules.cross
}
