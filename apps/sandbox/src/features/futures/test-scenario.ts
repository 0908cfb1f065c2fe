import { type Decimal, fromUnits, type Tier, toUnits } from '@bourselet/sdk/money'
import type { Request } from '../../http/routes.ts'
import { type ListingRow, listing } from '../../prices/listings.ts'
import { Refusal } from '../../refusals/refusal.ts'
import { type FuturesFill, type FuturesOrder, isOpen } from './futures-order.ts'
import { orderView } from './futures-order-view.ts'
import { readDraft } from './futures-request.ts'
import { TestVenue } from './test-venue.ts'

/** A step of a test vector of the kind `futures_orders`. `show` adds the state between two steps to the result. */
type FuturesScenarioAction =
  | ({ op: 'place'; id: string; user: string } & Omit<Request<'futures.place'>, 'symbol'>)
  | { op: 'amend'; id: string; user: string; price?: Decimal; quantity: Decimal; trigger_price?: Decimal }
  | { op: 'cancel'; id: string; user: string }
  | { op: 'mark'; price: Decimal }
  | { op: 'show' }

/** The input of a test vector of the kind `futures_orders`. */
export interface FuturesScenarioInput {
  symbol: string
  mark_price: Decimal
  last_price: Decimal
  /** Cash in the futures wallet of each user. */
  deposits: Record<string, Decimal>
  actions: FuturesScenarioAction[]
}

type ContractTerms = Record<
  'base' | 'quote' | 'tick' | 'step' | 'max_qty' | 'min_notional' | 'band_min' | 'band_max',
  string
>

/** The constants that test vectors of the kind `futures_orders` use. */
export interface FuturesScenarioConstants {
  futures_contracts: Record<string, ContractTerms>
  futures_fee: { maker: Decimal; taker: Decimal }
  market_protection: Decimal
  tiers: Record<string, Tier[]>
}

/**
 * Runs a test vector of the kind `futures_orders` on a futures venue of the sandbox. Returns the result in the format
 * of the test vectors.
 */
export function runFuturesScenario(input: FuturesScenarioInput, constants: FuturesScenarioConstants) {
  const stage = new Stage(input, constants)
  for (const action of input.actions) stage.act(action)
  return stage.report()
}

class Stage {
  readonly #input: FuturesScenarioInput
  readonly #it: TestVenue
  readonly #members: Map<string, number>
  readonly #orders = new Map<string, FuturesOrder>()
  readonly #names = new Map<FuturesOrder, string>()
  readonly #results: { op: string; id: string; error: string | null }[] = []
  readonly #trades: Record<string, string>[] = []
  readonly #shown: object[] = []

  constructor(input: FuturesScenarioInput, constants: FuturesScenarioConstants) {
    this.#input = input
    const { symbol } = input
    const terms = constants.futures_contracts[symbol]!
    const row: ListingRow = [
      terms.base,
      terms.quote,
      terms.tick,
      terms.step,
      terms.max_qty,
      terms.min_notional,
    ]
    const band = { min: terms.band_min, max: terms.band_max }
    const tiers = constants.tiers[symbol]!
    const contract = {
      ...listing(row, { band, protection: constants.market_protection }),
      tiers,
      maxLeverage: tiers[0]!.max_leverage,
    }
    const last = Number(toUnits(input.last_price) / toUnits(terms.tick))
    this.#it = new TestVenue(symbol, { contracts: [contract], last: () => last })
    const { maker, taker } = constants.futures_fee
    this.#it.rates = { maker: toUnits(maker), taker: toUnits(taker) }
    this.#it.mark(input.mark_price)
    this.#members = new Map(Object.keys(input.deposits).map((user, index) => [user, 10_001 + index]))
    for (const [user, usdt] of Object.entries(input.deposits))
      this.#it.deposit(this.#members.get(user)!, usdt)
  }

  act(action: FuturesScenarioAction): void {
    if (action.op === 'show') {
      this.#shown.push(this.#state())
      return
    }
    if (action.op === 'mark') this.#it.mark(action.price)
    else {
      const { op, id } = action
      const error = op === 'place' ? this.#place(action) : this.#change(action)
      this.#results.push({ op, id, error })
    }
    this.#note()
  }

  report() {
    const state = this.#state()
    return {
      results: this.#results,
      trades: this.#trades,
      ...state,
      ...(this.#shown.length > 0 ? { shown: this.#shown } : {}),
    }
  }

  #place({ op: _, id, user, ...fields }: Extract<FuturesScenarioAction, { op: 'place' }>): string | null {
    const draft = readDraft(this.#members.get(user)!, { ...fields, symbol: this.#input.symbol })
    const placed = this.#it.run((context) => this.#it.venue.place(draft, context))
    if (placed instanceof Refusal) return placed.error
    this.#add(id, placed)
    return null
  }

  #add(id: string, order: FuturesOrder): void {
    this.#orders.set(id, order)
    this.#names.set(order, id)
  }

  #change(action: Extract<FuturesScenarioAction, { op: 'amend' | 'cancel' }>): string | null {
    const order = this.#orders.get(action.id)
    if (order === undefined || order.memberId !== this.#members.get(action.user)) return 'ORDER_NOT_FOUND'
    if (!isOpen(order)) return 'ORDER_CLOSED'
    if (action.op === 'cancel') {
      this.#it.cancel(order)
      return null
    }
    const terms = {
      price: units(action.price),
      quantity: units(action.quantity),
      triggerPrice: units(action.trigger_price),
    }
    return this.#it.run((context) => this.#it.venue.amend(order, terms, context))?.error ?? null
  }

  /**
   * Adds the trades of the last step to the result. Take profits and stop losses that the step attached to a position
   * are named by user and type, such as `A.tp`.
   */
  #note(): void {
    const { created, fills } = this.#it.change
    for (const order of created) {
      if (this.#names.has(order)) continue
      const [user] = [...this.#members].find(([, id]) => id === order.memberId)!
      this.#add(`${user}.${order.type}`, order)
    }
    // The two fills of a trade are adjacent: first the maker's, then the taker's.
    for (let index = 0; index < fills.length; index += 2) {
      const [maker, taker] = fills.slice(index, index + 2) as [FuturesFill, FuturesFill]
      this.#trades.push({
        price: fromUnits(maker.price, 8, false),
        qty: fromUnits(maker.quantity, 8, false),
        maker: this.#names.get(maker.order)!,
        taker: this.#names.get(taker.order)!,
        maker_fee: fromUnits(maker.fee),
        taker_fee: fromUnits(taker.fee),
      })
    }
  }

  #state() {
    const orders = [...this.#orders].map(([id, order]) => [id, stateOf(order)] as const)
    const accounts = [...this.#members].map(([user, id]) => [user, this.#accountOf(id)] as const)
    return { orders: Object.fromEntries(orders), accounts: Object.fromEntries(accounts) }
  }

  /** Returns the wallet of a member in the ledger, the margin that their orders reserve, and their position. */
  #accountOf(memberId: number) {
    const position = this.#it.position(memberId)
    return {
      available: this.#it.wallet(memberId),
      frozen: this.#it.wallet(memberId, 'frozen'),
      isolated: this.#it.wallet(memberId, `isolated:${this.#input.symbol}`),
      order_margin: this.#it.figures(memberId).order_margin,
      position: position ? { quantity: position.quantity, entry_price: this.#it.entryPrice(memberId) } : null,
    }
  }
}

const units = (value: Decimal | undefined) => (value === undefined ? null : toUnits(value))

function stateOf(order: FuturesOrder) {
  const { status, reason, filled } = orderView(order)
  return { status, reason, filled, leverage: order.leverage }
}
