import { type Decimal, type FuturesAccountFigures, fromUnits, toUnits } from '@bourselet/sdk/money'
import { balanceKey } from '../../ledger/balances.ts'
import { QUOTING_ACCOUNT } from '../../prices/market-maker.ts'
import { Refusal } from '../../refusals/refusal.ts'
import type { FuturesDraft, FuturesFill, FuturesOrder, FuturesTerms } from './futures-order.ts'
import type { EndedPosition, OpenPosition } from './futures-position.ts'
import { figuresView } from './position-views.ts'
import { entryPrice, FUNDING_RATE_SCALE } from './rules/margin-formulas.ts'
import { openVenue, type VenueOptions } from './venue.ts'
import {
  type CloseRequest,
  type EngineContext,
  type FuturesVenue,
  newChange,
  type VenueChange,
  type VenueState,
} from './venue-port.ts'

const EMPTY: VenueState = { orders: [], positions: [], settings: [], cash: [] }

/** Options of a test venue. `open` can be replaced by a function that opens a venue with an injected fault. */
type TestVenueOptions = VenueOptions & { open?: typeof openVenue }

/**
 * A futures venue without a server and a database, with mark prices, quotes and funded members, for tests of the
 * trading rules.
 */
export class TestVenue {
  readonly venue: FuturesVenue
  readonly balances = new Map<string, bigint>()
  readonly symbol: string
  now = 1_000
  rates = { maker: toUnits('0.0002'), taker: toUnits('0.0005') }
  /** Changes that the last command made. */
  change: VenueChange = newChange()
  #id = 0

  constructor(
    symbol = 'BTCUSDT',
    { open = openVenue, ...options }: TestVenueOptions = {},
    state: VenueState = EMPTY,
  ) {
    this.symbol = symbol
    this.venue = open(structuredClone(state), options)
  }

  /**
   * Runs one command and adds its bookings to the balances. Checks that each booking sums up to zero and that no
   * bucket of a member becomes negative.
   */
  run<Answer>(command: (context: EngineContext) => Answer): Answer {
    this.change = newChange()
    const next = () => ++this.#id
    const answer = command({
      now: this.now,
      change: this.change,
      nextOrderId: next,
      nextTradeId: next,
      nextPositionId: next,
      orderNo: (id) => `F${id}`,
      rates: () => this.rates,
    })
    for (const { entries } of this.change.postings) {
      if (entries.reduce((sum, { amount }) => sum + amount, 0n) !== 0n) throw new Error('posting off balance')
      for (const entry of entries) {
        const key = balanceKey(entry)
        const after = (this.balances.get(key) ?? 0n) + entry.amount
        this.balances.set(key, after)
      }
      for (const entry of entries) {
        const left = this.balances.get(balanceKey(entry)) ?? 0n
        if (entry.account.endsWith(':futures') && left < 0n) throw new Error(`${balanceKey(entry)} ${left}`)
      }
    }
    return answer
  }

  deposit(memberId: number, usdt: Decimal): void {
    this.run((context) =>
      this.venue.transfer(memberId, toUnits(usdt), `u:${memberId}:spot`, `T${memberId}`, context),
    )
  }

  mark(price: Decimal, symbol = this.symbol): void {
    this.now += 1_000
    this.run((context) => this.venue.mark(new Map([[symbol, toUnits(price)]]), context))
  }

  /** Adds a market-maker quote, in ticks and lots. */
  quote(side: 'buy' | 'sell', price: number, lots: number, symbol = this.symbol): void {
    const orders = [{ member: QUOTING_ACCOUNT, side, price, lots, timeInForce: 'GTC' } as const]
    this.run((context) => this.venue.marketMaker({ symbol, cancel: [], orders }, context))
  }

  /**
   * Replaces all market-maker quotes of a symbol with a bid one tick below a price and an ask one tick above it. `lots`
   * is the quantity of each.
   */
  requote(price: number, lots = 1_000_000, symbol = this.symbol): void {
    const cancel = this.venue.quotes(symbol).map(({ id }) => id)
    const quote = (side: 'buy' | 'sell', at: number) =>
      ({ member: QUOTING_ACCOUNT, side, price: at, lots, timeInForce: 'GTC' }) as const
    const orders = [quote('buy', price - 1), quote('sell', price + 1)]
    this.run((context) => this.venue.marketMaker({ symbol, cancel, orders }, context))
  }

  /** Places a limit order if a price is given, otherwise a market order. */
  place(memberId: number, fields: Partial<InDecimals<FuturesDraft>>): InDecimals<FuturesOrder> | Refusal {
    const limit = fields.price !== undefined && fields.price !== null
    const draft = {
      memberId,
      clientOrderId: null,
      symbol: this.symbol,
      side: 'buy',
      type: limit ? 'limit' : 'market',
      price: null,
      quantity: null,
      leverage: null,
      marginMode: null,
      reduceOnly: false,
      timeInForce: limit ? 'GTC' : null,
      selfTrade: 'expire_maker',
      takeProfit: null,
      stopLoss: null,
      triggerPrice: null,
      triggerBy: 'last',
      ...fields,
    } as const
    const { price, quantity, takeProfit, stopLoss, triggerPrice } = draft
    const amounts = {
      price: units(price),
      quantity: units(quantity),
      takeProfit: units(takeProfit),
      stopLoss: units(stopLoss),
      triggerPrice: units(triggerPrice),
    }
    return inDecimals(this.run((context) => this.venue.place({ ...draft, ...amounts }, context)))
  }

  /** Places an order and throws if it is refused. */
  accept(memberId: number, fields: Partial<InDecimals<FuturesDraft>>): InDecimals<FuturesOrder> {
    const order = this.place(memberId, fields)
    if ('error' in order) throw new Error(`${order.error} ${JSON.stringify(order.params)}`)
    return order
  }

  close(
    memberId: number,
    fields: Partial<InDecimals<CloseRequest>> = {},
  ): InDecimals<FuturesOrder> | Refusal {
    const request = {
      memberId,
      clientOrderId: null,
      symbol: this.symbol,
      type: 'market',
      price: null,
      quantity: null,
      ...fields,
    } as const
    const amounts = { price: units(request.price), quantity: units(request.quantity) }
    return inDecimals(this.run((context) => this.venue.close({ ...request, ...amounts }, context)))
  }

  /**
   * Amends an open order. Terms that are not given stay as they are. Returns the refusal, or null if the amendment
   * succeeds.
   */
  amend({ id }: Pick<FuturesOrder, 'id'>, fields: Partial<InDecimals<FuturesTerms>>): Refusal | null {
    const order = this.venue.findOrder(id)!
    const present = inDecimals(order)
    const terms = {
      price: units(fields.price ?? present.price),
      quantity: units(fields.quantity ?? present.quantity),
      triggerPrice: units(fields.triggerPrice ?? present.triggerPrice),
    }
    return this.run((context) => this.venue.amend(order, terms, context))
  }

  cancel({ id }: Pick<FuturesOrder, 'id'>): void {
    this.run((context) => this.venue.cancel(this.venue.findOrder(id)!, context))
  }

  fund(rate: Decimal, mark: Decimal): void {
    this.run((context) =>
      this.venue.fund(this.symbol, toUnits(rate, FUNDING_RATE_SCALE), toUnits(mark), context),
    )
  }

  /** Returns the balance of a ledger bucket as a decimal without trailing zeros. */
  balance(account: string, bucket = ''): Decimal {
    const key = balanceKey({ account, bucket, coin: 'USDT' })
    return fromUnits(this.balances.get(key) ?? 0n, 8, false)
  }

  wallet(memberId: number, bucket = 'available'): Decimal {
    return this.balance(`u:${memberId}:futures`, bucket)
  }

  position(memberId: number, symbol = this.symbol): InDecimals<OpenPosition> | undefined {
    const position = this.venue.position(memberId, symbol)
    return position && inDecimals(position)
  }

  positions(memberId: number): InDecimals<OpenPosition>[] {
    return this.venue.positions(memberId).map((position) => inDecimals(position))
  }

  openOrders(memberId: number): InDecimals<FuturesOrder>[] {
    return this.venue.openOrders(memberId).map((order) => inDecimals(order))
  }

  /** Returns the average entry price of an open position. */
  entryPrice(memberId: number): Decimal | null {
    const entry = entryPrice(this.venue.position(memberId, this.symbol)!)
    return entry === null ? null : fromUnits(entry, 8, false)
  }

  figures(memberId: number): FuturesAccountFigures {
    return figuresView(this.venue.figures(memberId, this.rates.taker))
  }

  /** Positions that the last command closed. */
  get ended(): InDecimals<EndedPosition>[] {
    return this.change.ended.map((one) => inDecimals(one))
  }

  /** Trades of members' orders that the last command caused. */
  get fills(): InDecimals<FuturesFill>[] {
    return this.change.fills.map((one) => inDecimals(one))
  }
}

/** A record whose bigint amounts, except `reserved`, are shown as decimals. */
export type InDecimals<Record> = {
  [Field in keyof Record]: Field extends 'reserved'
    ? Record[Field]
    : Record[Field] extends bigint | null
      ? Decimal | Exclude<Record[Field], bigint>
      : Record[Field] extends object
        ? InDecimals<Record[Field]>
        : Record[Field]
}

const COSTS: ReadonlySet<PropertyKey> = new Set(['cost', 'closedCost'])

/** Returns a live view of a record in which each bigint amount, except `reserved`, reads as a decimal. */
function inDecimals<Shown>(shown: Shown): Shown extends Refusal ? Refusal : InDecimals<Shown> {
  if (typeof shown !== 'object' || shown === null || shown instanceof Refusal) return shown as never
  return new Proxy(shown, {
    get(target, name) {
      const value = Reflect.get(target, name)
      if (typeof value !== 'bigint' || name === 'reserved') return inDecimals(value)
      return fromUnits(value, COSTS.has(name) ? 18 : 8, false)
    },
  }) as never
}

const units = (amount: Decimal | null) => (amount === null ? null : toUnits(amount))
