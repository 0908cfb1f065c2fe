import { type Decimal, fromUnits, toUnits } from '@bourselet/sdk/money'
import type { SelfTradeMode, Side, TimeInForce } from '../../engine/order.ts'
import { SPOT_BOUNDS } from '../../prices/listings.ts'
import { Refusal } from '../../refusals/refusal.ts'
import { amendOrder } from './amend-order.ts'
import { cancelOrder } from './apply-execution.ts'
import type { Effect, EngineContext } from './engine-context.ts'
import { fireStops } from './fire-stops.ts'
import { averagePrice, priceText } from './order-view.ts'
import { placeOrder } from './place-order.ts'
import { SpotMarket } from './spot-market.ts'
import { isOpen, type OrderDraft, type SpotOrder } from './spot-order.ts'
import { spotRules } from './spot-rules.ts'
import { ScenarioJournal } from './test-scenario-journal.ts'

type SymbolTerms = Record<'base' | 'quote' | 'tick' | 'step' | 'min_qty' | 'max_qty' | 'min_notional', string>

/** The terms of an order in a test vector. An amendment states the complete new terms of the order. */
interface ScenarioTerms {
  price?: Decimal
  quantity?: Decimal | null
  total?: Decimal | null
  trigger_price?: Decimal
  trail_pct?: Decimal
}

interface ScenarioOrder extends ScenarioTerms {
  op: 'place'
  id: string
  user: string
  side: Side
  type: OrderDraft['type'] | 'oco'
  tif?: TimeInForce
  stp?: SelfTradeMode
  /** Limit price of the stop leg of an OCO order. That leg has the id of the order followed by `.stop`. */
  stop_limit_price?: Decimal
}

/** A step of a test vector of the kind `matching`. `show` adds the state between two steps to the result. */
export type ScenarioAction =
  | ScenarioOrder
  | (ScenarioTerms & { op: 'amend'; id: string; user: string })
  | { op: 'cancel'; id: string; user: string }
  | { op: 'show' }

/** The input of a test vector of the kind `matching`. Without `balances`, all users have unlimited funds. */
export interface ScenarioInput {
  symbol: string
  symbol_override?: Partial<SymbolTerms>
  /** A fixed reference price of the order filters, which trades do not change. */
  ref_price?: Decimal | null
  /** The last price before the first step. Trades change it. */
  last_price?: Decimal
  market_protection?: Decimal
  maker?: Decimal
  taker?: Decimal
  balances?: Record<string, Record<string, Decimal>> | null
  actions: ScenarioAction[]
}

/** The constants that test vectors of the kind `matching` use. */
export interface ScenarioConstants {
  spot_symbols: Record<string, SymbolTerms>
  spot_fee: { maker: Decimal; taker: Decimal }
  market_protection: Decimal
}

/**
 * Runs a test vector of the kind `matching` on a spot market of the sandbox. Returns the result in the format
 * of the test vectors.
 */
export function runScenario(input: ScenarioInput, constants: ScenarioConstants) {
  const stage = new Stage(input, constants)
  for (const action of input.actions) stage.act(action)
  return stage.report()
}

class Stage {
  readonly #input: ScenarioInput
  readonly #market: SpotMarket
  /**
   * Reference price of the test vector for the price band and the value of market orders. Trades do not change
   * it. If it is undefined, the last price of the market applies.
   */
  readonly #reference: bigint | null | undefined
  readonly #journal: ScenarioJournal
  readonly #context: EngineContext
  readonly #members = new Map<string, number>()
  readonly #orders = new Map<string, SpotOrder>()
  readonly #names = new Map<number, string>()
  readonly #results: { op: string; id: string; error: string | null }[] = []
  readonly #trades: Record<string, string>[] = []
  readonly #shown: object[] = []
  #lastId = 0

  constructor(input: ScenarioInput, constants: ScenarioConstants) {
    const terms = { ...constants.spot_symbols[input.symbol], ...input.symbol_override } as SymbolTerms
    const { min_qty: minQty, max_qty: maxQty, min_notional: minNotional, ...rest } = terms
    const protection = input.market_protection ?? constants.market_protection
    const bounds = { ...SPOT_BOUNDS, protection }
    const rules = spotRules({ ...rest, symbol: input.symbol, minQty, maxQty, minNotional, bounds })
    const { last_price: last } = input
    const lastBefore = () => (last === undefined ? undefined : Number(toUnits(last) / rules.tick))
    this.#market = new SpotMarket(rules, { epoch: 'scenario', lastBefore })
    this.#input = input
    this.#reference = last === undefined ? units(input.ref_price) : undefined
    this.#journal = new ScenarioJournal(input.balances ?? null, (user) => this.#member(user))
    const maker = toUnits(input.maker ?? constants.spot_fee.maker)
    const taker = toUnits(input.taker ?? constants.spot_fee.taker)
    this.#context = {
      now: 0,
      journal: this.#journal,
      nextOrderId: () => ++this.#lastId,
      nextTradeId: () => ++this.#lastId,
      orderNo: (id) => `S${id}`,
      rates: () => ({ maker, taker }),
    }
  }

  act(action: ScenarioAction): void {
    if (action.op === 'show') {
      const orders = [...this.#orders].map(([id, order]) => [id, briefly(order)])
      const { balances } = this.#wallets()
      this.#shown.push({ orders: Object.fromEntries(orders), ...(balances && { balances }) })
      return
    }
    const run = { place: this.#place, amend: this.#amend, cancel: this.#cancel }[action.op]
    const error = run.call(this, action as never)
    this.#results.push({ op: action.op, id: action.id, error })
    const fired = fireStops(this.#market, this.#context)
    if (fired !== null) this.#keepTrades(fired)
  }

  report() {
    const { rules, book } = this.#market
    const depth = book.depth()
    const rows = (levels: [number, number][]) =>
      levels.map(([price, lots]) => [
        priceText(BigInt(price) * rules.tick, rules.terms.tick),
        fromUnits(BigInt(lots) * rules.step),
      ])
    return {
      results: this.#results,
      trades: this.#trades,
      orders: Object.fromEntries([...this.#orders].map(([id, order]) => [id, stateOf(order)])),
      book: { bids: rows(depth.bids), asks: rows(depth.asks) },
      ...this.#wallets(),
      ...(this.#shown.length > 0 ? { shown: this.#shown } : {}),
    }
  }

  #wallets(): Partial<ReturnType<ScenarioJournal['report']>> {
    const { base, quote } = this.#market.rules.terms
    return this.#input.balances ? this.#journal.report(this.#members, [base, quote]) : {}
  }

  #place(action: ScenarioOrder): string | null {
    const placed = placeOrder(this.#market, this.#draft(action), this.#context, this.#reference)
    if (placed instanceof Refusal) return placed.error
    this.#add(action.id, placed.order)
    if (placed.otherLeg !== null) this.#add(`${action.id}.stop`, placed.otherLeg)
    this.#keepTrades(placed.effect)
    return null
  }

  #add(id: string, order: SpotOrder): void {
    this.#orders.set(id, order)
    this.#names.set(order.id, id)
  }

  #amend(action: Extract<ScenarioAction, { op: 'amend' }>): string | null {
    const order = this.#find(action)
    if (typeof order === 'string') return order
    const effect = amendOrder(this.#market, order, stated(action), this.#context)
    if (effect instanceof Refusal) return effect.error
    this.#keepTrades(effect)
    return null
  }

  #cancel(action: { id: string; user: string }): string | null {
    const order = this.#find(action)
    if (typeof order === 'string') return order
    cancelOrder(this.#market, order, 'user', this.#context)
    return null
  }

  /** Returns an open order of a user, or the error of the refusal. */
  #find({ id, user }: { id: string; user: string }): SpotOrder | string {
    const order = this.#orders.get(id)
    if (order === undefined || order.memberId !== this.#member(user)) return 'ORDER_NOT_FOUND'
    return isOpen(order) ? order : 'ORDER_CLOSED'
  }

  #draft(action: ScenarioOrder): OrderDraft {
    const isOco = action.type === 'oco'
    const isPriced = isOco || action.type === 'limit' || action.type === 'stop_limit'
    const terms = stated(action)
    return {
      ...terms,
      memberId: this.#member(action.user),
      clientOrderId: null,
      side: action.side,
      type: action.type === 'oco' ? 'limit' : action.type,
      price: isPriced ? terms.price : null,
      timeInForce: isOco ? 'PO' : isPriced ? (action.tif ?? 'GTC') : null,
      selfTrade: action.stp ?? 'expire_maker',
      triggerPrice: isOco ? null : terms.triggerPrice,
      ocoStop: isOco ? { triggerPrice: terms.triggerPrice!, price: units(action.stop_limit_price) } : null,
    }
  }

  #keepTrades({ fills }: Effect): void {
    // The two fills of a trade are adjacent: first the maker's, then the taker's.
    for (let index = 0; index < fills.length; index += 2) {
      const [maker, taker] = fills.slice(index, index + 2) as [Effect['fills'][0], Effect['fills'][0]]
      this.#trades.push({
        price: priceText(maker.price, this.#market.rules.terms.tick),
        qty: fromUnits(maker.quantity),
        maker: this.#names.get(maker.order.id) ?? '',
        taker: this.#names.get(taker.order.id) ?? '',
        maker_fee: fromUnits(maker.fee),
        taker_fee: fromUnits(taker.fee),
      })
    }
  }

  #member(user: string): number {
    const known = this.#members.get(user) ?? 10_001 + this.#members.size
    this.#members.set(user, known)
    return known
  }
}

const units = (value: Decimal | null | undefined) => (value == null ? null : toUnits(value))

function stated({ price, quantity, total, trigger_price, trail_pct }: ScenarioTerms) {
  return {
    price: units(price),
    quantity: units(quantity),
    total: units(total),
    triggerPrice: units(trigger_price),
    trailPct: units(trail_pct),
  }
}

/** Returns the status of an order and, for an order with a trigger price, that price and whether it was reached. */
function briefly({ status, triggerPrice, triggeredAt }: SpotOrder) {
  if (triggerPrice === null) return { status }
  return { status, trigger_price: fromUnits(triggerPrice, 8, false), triggered: triggeredAt !== null }
}

function stateOf(order: SpotOrder) {
  const { reason, filled, quoteFilled } = order
  const average = averagePrice(order)
  return {
    ...briefly(order),
    reason,
    filled: fromUnits(filled),
    quote_filled: fromUnits(quoteFilled),
    avg_price: average === null ? null : fromUnits(average, 8, false),
  }
}
