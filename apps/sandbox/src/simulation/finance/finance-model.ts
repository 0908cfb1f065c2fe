import { DAY_MS } from '@bourselet/sdk/money'
import { financeOf, ModelMoney, spotOf } from './model-money.ts'

const BOOKING_MS = 600_000

/**
 * An offer of a finance product in the reference model. Amounts are in units of 1e-8, rates are decimal text, and
 * times in ms.
 */
export interface ModelOffer {
  id: number
  coin: string
  days: number | null
  rate: string
  penalty: string
  min: bigint
  max: bigint
  step: bigint
  price: bigint | null
  copies: number | null
  opens: number
  ends: number | null
  appends: boolean
  redeems: boolean
}

/** A member's action in the simulation. Days are counted from 1970-01-01; amounts are in units of 1e-8. */
export type FinanceAction =
  | {
      type: 'subscribe'
      member: number
      offer: number
      units: bigint
      at: number
      order: string
      /**
       * `start` is the start day, if it differs from the current day; `days` is the number of days, if it differs from
       * the term of the offer.
       */
      start?: number
      days?: number
    }
  | { type: 'append'; member: number; order: string; units: bigint; at: number }
  | { type: 'redeem'; member: number; order: string; units?: bigint; at: number }
  | { type: 'finish'; member: number; order: string; at: number }

export interface ModelOrder {
  order: string
  member: number
  offer: ModelOffer
  start: number
  days: number | null
  lots: { day: number; units: bigint }[]
  principal: bigint
  incomes: [day: number, units: bigint][]
  booked: number
  status: 'running' | 'completed' | 'redeemed'
  paid: bigint | null
}

/** The rules of the reference model that differ between kinds of products. */
export interface ModelRules {
  /**
   * Returns the income that is booked on a day: the day for which it is earned, and its amount in units of 1e-8. Null
   * if there is none.
   */
  income(order: ModelOrder, day: number): [day: number, units: bigint] | null
  /** Returns true if an order can be partly redeemed. */
  parts(order: ModelOrder): boolean
  /** True if the income stays in the order until maturity. */
  keepsIncome?: boolean
}

export const least = (a: bigint, b: bigint): bigint => (a < b ? a : b)

/** Returns the product of an amount and a decimal rate as a fraction (numerator and denominator). */
export function times(units: bigint, rate: string): [over: bigint, under: bigint] {
  const [whole = '0', decimals = ''] = rate.split('.')
  return [units * BigInt(whole + decimals), 10n ** BigInt(decimals.length)]
}

export const floor = ([over, under]: [bigint, bigint]) => over / under
export const ceil = ([over, under]: [bigint, bigint]) => (over + under - 1n) / under

export const accruedOf = ({ incomes }: ModelOrder): bigint =>
  incomes.reduce((sum, [, units]) => sum + units, 0n)

/**
 * A reference model of finance orders: computes the expected state of every order and every member from the actions
 * alone. It shares no code with the sandbox.
 */
export class FinanceModel {
  readonly orders = new Map<string, ModelOrder>()
  readonly offers = new Map<number, ModelOffer>()
  readonly #rules: ModelRules
  readonly #money: ModelMoney

  constructor(rules: ModelRules, money: ModelMoney) {
    this.#rules = rules
    this.#money = money
  }

  /** Applies an action. Returns the expected error code; null if the action is allowed. */
  apply(action: FinanceAction): string | null {
    if (action.type === 'subscribe') return this.#subscribe(action)
    const order = this.orders.get(action.order)
    if (order === undefined || order.member !== action.member) return 'ORDER_NOT_FOUND'
    if (action.type === 'finish') return this.#finish(order, action.at)
    return action.type === 'append' ? this.#append(order, action) : this.#redeem(order, action)
  }

  /** Runs the daily bookings that are due at time `now`, for all orders of the model. */
  book(now: number): void {
    const until = Math.floor((now - BOOKING_MS) / DAY_MS)
    for (const order of this.orders.values()) this.#bookOrder(order, until)
  }

  /** Returns the number of copies of an offer that members have bought so far. */
  sold({ id, price }: ModelOffer): number {
    if (price === null) return 0
    const taken = [...this.orders.values()]
      .filter(({ offer }) => offer.id === id)
      .flatMap(({ lots }) => lots)
      .reduce((sum, { units }) => sum + units, 0n)
    return Number(taken / price)
  }

  #bookOrder(order: ModelOrder, until: number): void {
    const { start, days } = order
    while (order.status === 'running' && order.booked < until) {
      const day = order.booked + 1
      const income = this.#rules.income(order, day)
      order.booked = day
      if (income) {
        order.incomes.push(income)
        if (!this.#rules.keepsIncome) this.#move(order, 'sys:interest', 'spot', income[1])
      }
      if (days !== null && day === start + days) {
        order.status = 'completed'
        const result = this.#rules.keepsIncome ? accruedOf(order) : 0n
        order.paid = order.principal + result
        this.#move(order, 'finance', 'spot', order.principal)
        this.#move(order, 'sys:interest', 'spot', result)
      }
    }
  }

  #move({ member, offer }: Pick<ModelOrder, 'member' | 'offer'>, from: string, to: string, units: bigint) {
    const account = (name: string) =>
      name === 'spot' ? spotOf(member) : name === 'finance' ? financeOf(member) : name
    this.#money.move(account(from), account(to), offer.coin, units)
  }

  /** Returns the error code if a member may not invest `units` more in an offer at time `at`; null if they may. */
  #check(offer: ModelOffer, member: number, units: bigint, at: number): string | null {
    if (at < offer.opens || (offer.ends !== null && at >= offer.ends)) return 'PRODUCT_CLOSED'
    if (units % offer.step !== 0n) return 'STEP'
    const held = [...this.orders.values()]
      .filter((order) => order.offer === offer && order.member === member && order.status === 'running')
      .reduce((sum, { principal }) => sum + principal, 0n)
    if (held + units > offer.max) return 'INVEST_ABOVE_MAX'
    if (offer.price === null || offer.copies === null) return null
    return this.sold(offer) + Number(units / offer.price) > offer.copies ? 'COPIES_SOLD_OUT' : null
  }

  #subscribe(action: FinanceAction & { type: 'subscribe' }): string | null {
    const { member, offer: id, units, at, order } = action
    const offer = this.offers.get(id)!
    const isOpen = at >= offer.opens && (offer.ends === null || at < offer.ends)
    if (isOpen && units < offer.min) return 'INVEST_BELOW_MIN'
    const refused = this.#check(offer, member, units, at)
    if (refused) return refused
    if (this.#money.of(spotOf(member), offer.coin) < units) return 'INSUFFICIENT_BALANCE'
    const { start = Math.floor(at / DAY_MS), days = offer.days } = action
    const opened: ModelOrder = {
      ...{ order, member, offer, start, days, lots: [{ day: start, units }], principal: units },
      ...{ incomes: [], booked: start, status: 'running', paid: null },
    }
    this.orders.set(order, opened)
    this.#move(opened, 'spot', 'finance', units)
    return null
  }

  #append(order: ModelOrder, { units, at }: FinanceAction & { type: 'append' }): string | null {
    const { offer, start, days } = order
    const today = Math.floor(at / DAY_MS)
    const due = this.#after(order, Math.floor((at - BOOKING_MS) / DAY_MS))
    if (due.status !== 'running') return 'ORDER_NOT_RUNNING'
    const isOpen = at >= offer.opens && (offer.ends === null || at < offer.ends)
    const isLate = days !== null && today >= start + days
    if (isOpen && (!offer.appends || isLate)) return 'APPEND_NOT_ALLOWED'
    const refused = this.#check(offer, order.member, units, at)
    if (refused) return refused
    const income = this.#rules.keepsIncome ? 0n : accruedOf(due) - accruedOf(order)
    if (this.#money.of(spotOf(order.member), offer.coin) + income < units) return 'INSUFFICIENT_BALANCE'
    this.#bookOrder(order, Math.floor((at - BOOKING_MS) / DAY_MS))
    order.lots.push({ day: today, units })
    order.principal += units
    this.#move(order, 'spot', 'finance', units)
    return null
  }

  #redeem(order: ModelOrder, { units, at }: FinanceAction & { type: 'redeem' }): string | null {
    const today = Math.floor(at / DAY_MS)
    if (this.#after(order, today).status !== 'running') return 'ORDER_NOT_RUNNING'
    if (!order.offer.redeems) return 'REDEEM_NOT_ALLOWED'
    const part = units ?? order.principal
    if (part > order.principal) return 'INSUFFICIENT_BALANCE'
    if (part < order.principal && !this.#rules.parts(order)) return 'REDEEM_NOT_ALLOWED'
    this.#bookOrder(order, today)
    if (part < order.principal) {
      order.principal -= part
      this.#move(order, 'finance', 'spot', part)
      return null
    }
    // On early redemption, wealth and pledge products take back the income that they have paid. Flexible savings do
    // not. Only orders of flexible savings can be partly redeemed (`parts`), so this property identifies them.
    const { principal } = order
    const clawback = least(principal, this.#rules.parts(order) ? 0n : accruedOf(order))
    const penalty = least(principal - clawback, ceil(times(principal, order.offer.penalty)))
    order.paid = principal - clawback - penalty
    order.status = 'redeemed'
    this.#move(order, 'finance', 'spot', principal)
    this.#move(order, 'spot', 'sys:interest', clawback)
    this.#move(order, 'spot', 'sys:fee', penalty)
    return null
  }

  /** Shortens the term of a running AI order, so that the order ends at its next daily booking. */
  #finish(order: ModelOrder, at: number): string | null {
    const due = Math.floor((at - BOOKING_MS) / DAY_MS)
    if (this.#after(order, due).status !== 'running') return 'ORDER_NOT_RUNNING'
    this.#bookOrder(order, due)
    const days = Math.max(due + 1 - order.start, 1)
    order.days = Math.min(days, order.days ?? days)
    return null
  }

  /** Returns a copy of an order in its state after the bookings up to `day`. */
  #after(order: ModelOrder, day: number): ModelOrder {
    const copy = new FinanceModel(this.#rules, new ModelMoney())
    const twin = { ...order, incomes: [...order.incomes] }
    copy.#bookOrder(twin, day)
    return twin
  }
}

/**
 * Rules of wealth and pledge: each lot (principal added on one day) earns from the following day on, and the income of
 * each lot is rounded down.
 */
export const wealthModel: ModelRules = {
  income: ({ lots, offer }, day) => [
    day,
    lots.filter((lot) => lot.day < day).reduce((sum, { units }) => sum + floor(times(units, offer.rate)), 0n),
  ],
  parts: () => false,
}

/** Rules of savings: flexible savings earn on each whole day; fixed savings earn the whole interest at maturity. */
export const savingsModel: ModelRules = {
  income({ principal, offer, start, days }, day) {
    const [over, under] = times(principal, offer.rate)
    if (days !== null) return day === start + days ? [day, (over * BigInt(days)) / (under * 365n)] : null
    return day - 1 > start ? [day - 1, over / (under * 365n)] : null
  },
  parts: ({ offer }) => offer.days === null,
}
