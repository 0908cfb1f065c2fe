import { type Decimal, fromUnits, toUnits } from '@bourselet/sdk/money'
import type { SelfTradeMode, Side, TimeInForce } from '../../engine/order.ts'
import { memberAccount, type Posting } from '../../ledger/posting.ts'
import { SPOT_BOUNDS } from '../../prices/listings.ts'
import { Refusal } from '../../refusals/refusal.ts'
import { cancelOrder } from './apply-execution.ts'
import { type Effect, type EngineContext, Journal } from './engine-context.ts'
import { averagePrice, priceText } from './order-view.ts'
import { placeOrder } from './place-order.ts'
import { SpotMarket } from './spot-market.ts'
import { isOpen, type OrderDraft, type SpotOrder } from './spot-order.ts'
import { spotRules } from './spot-rules.ts'

type SymbolTerms = Record<'base' | 'quote' | 'tick' | 'step' | 'min_qty' | 'max_qty' | 'min_notional', string>

/** A step of a test vector of the kind `matching`. */
export type ScenarioAction =
  | {
      op: 'place'
      id: string
      user: string
      side: Side
      type: 'limit' | 'market'
      price?: Decimal
      quantity?: Decimal | null
      total?: Decimal | null
      tif?: TimeInForce
      stp?: SelfTradeMode
    }
  | { op: 'cancel'; id: string; user: string }

/** The input of a test vector of the kind `matching`. Without `balances`, all users have unlimited funds. */
export interface ScenarioInput {
  symbol: string
  symbol_override?: Partial<SymbolTerms>
  ref_price?: Decimal | null
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
   * it.
   */
  readonly #reference: bigint | null
  readonly #journal: ScenarioJournal
  readonly #context: EngineContext
  readonly #members = new Map<string, number>()
  readonly #orders = new Map<string, SpotOrder>()
  readonly #names = new Map<number, string>()
  readonly #results: { op: string; id: string; error: string | null }[] = []
  readonly #trades: Record<string, string>[] = []
  #lastId = 0

  constructor(input: ScenarioInput, constants: ScenarioConstants) {
    const terms = { ...constants.spot_symbols[input.symbol], ...input.symbol_override } as SymbolTerms
    const { min_qty: minQty, max_qty: maxQty, min_notional: minNotional, ...rest } = terms
    const protection = input.market_protection ?? constants.market_protection
    const bounds = { ...SPOT_BOUNDS, protection }
    const rules = spotRules({ ...rest, symbol: input.symbol, minQty, maxQty, minNotional, bounds })
    this.#market = new SpotMarket(rules, { epoch: 'scenario' })
    this.#input = input
    this.#reference = input.ref_price ? toUnits(input.ref_price) : null
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
    const error = action.op === 'place' ? this.#place(action) : this.#cancel(action)
    this.#results.push({ op: action.op, id: action.id, error })
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
      ...(this.#input.balances
        ? this.#journal.report(this.#members, [rules.terms.base, rules.terms.quote])
        : {}),
    }
  }

  #place(action: Extract<ScenarioAction, { op: 'place' }>): string | null {
    const placed = placeOrder(this.#market, this.#draft(action), this.#context, this.#reference)
    if (placed instanceof Refusal) return placed.error
    this.#orders.set(action.id, placed.order)
    this.#names.set(placed.order.id, action.id)
    this.#keepTrades(placed.effect)
    return null
  }

  #cancel({ id, user }: { id: string; user: string }): string | null {
    const order = this.#orders.get(id)
    if (order === undefined || order.memberId !== this.#member(user)) return 'ORDER_NOT_FOUND'
    if (!isOpen(order)) return 'ORDER_CLOSED'
    cancelOrder(this.#market, order, 'user', this.#context)
    return null
  }

  #draft(action: Extract<ScenarioAction, { op: 'place' }>): OrderDraft {
    const units = (value: Decimal | null | undefined) => (value == null ? null : toUnits(value))
    const limit = action.type === 'limit'
    return {
      memberId: this.#member(action.user),
      clientOrderId: null,
      side: action.side,
      type: action.type,
      price: limit ? units(action.price) : null,
      quantity: units(action.quantity),
      total: units(action.total),
      timeInForce: limit ? (action.tif ?? 'GTC') : null,
      selfTrade: action.stp ?? 'expire_maker',
      triggerPrice: null,
      trailPct: null,
      ocoStop: null,
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

function stateOf(order: SpotOrder) {
  const { status, reason, filled, quoteFilled } = order
  const average = averagePrice(order)
  return {
    status,
    reason,
    filled: fromUnits(filled),
    quote_filled: fromUnits(quoteFilled),
    avg_price: average === null ? null : fromUnits(average, 8, false),
  }
}

type FuturesWallet = { available: bigint; frozen: bigint }

/**
 * The balances in a run of a test vector, by user and coin, with a report in the format of the test vectors.
 */
export class ScenarioJournal extends Journal {
  /** Wallets by account and coin; null if all users have unlimited funds. */
  readonly #wallets: Map<string, Map<string, FuturesWallet>> | null
  readonly #fees = new Map<string, bigint>()

  constructor(balances: Record<string, Record<string, Decimal>> | null, memberOf: (user: string) => number) {
    super(new Map())
    this.#wallets = balances === null ? null : new Map()
    for (const [user, coins] of Object.entries(balances ?? {})) {
      const account = memberAccount(memberOf(user), 'spot')
      this.#wallets?.set(account, new Map())
      for (const [coin, amount] of Object.entries(coins))
        this.#wallet(account, coin).available = toUnits(amount)
    }
  }

  override available(memberId: number, coin: string): bigint {
    if (this.#wallets === null) return 10n ** 30n
    return this.#wallet(memberAccount(memberId, 'spot'), coin).available
  }

  override book(posting: Posting): void {
    if (this.#wallets === null) return
    for (const { account, bucket, coin, amount } of posting.entries) {
      if (account === 'sys:fee') this.#fees.set(coin, (this.#fees.get(coin) ?? 0n) + amount)
      else this.#wallet(account, coin)[bucket as keyof FuturesWallet] += amount
    }
  }

  /** Returns the balances of each user and the collected fees. */
  report(users: Map<string, number>, coins: [base: string, quote: string]) {
    const nameOf = new Map([...users].map(([user, id]) => [memberAccount(id, 'spot'), user]))
    const wallet = (held: Map<string, FuturesWallet>) =>
      Object.fromEntries(
        [...held].map(([coin, { available, frozen }]) => [
          coin,
          { available: fromUnits(available), frozen: fromUnits(frozen) },
        ]),
      )
    const wallets = [...(this.#wallets ?? [])]
    return {
      balances: Object.fromEntries(wallets.map(([account, held]) => [nameOf.get(account), wallet(held)])),
      fees_collected: Object.fromEntries(coins.map((coin) => [coin, fromUnits(this.#fees.get(coin) ?? 0n)])),
    }
  }

  #wallet(account: string, coin: string): FuturesWallet {
    const held = this.#wallets?.get(account) ?? new Map<string, FuturesWallet>()
    this.#wallets?.set(account, held)
    const wallet = held.get(coin) ?? { available: 0n, frozen: 0n }
    held.set(coin, wallet)
    return wallet
  }
}
