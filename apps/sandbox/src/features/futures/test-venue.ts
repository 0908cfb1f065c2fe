import { type Decimal, fromUnits, toUnits } from '@bourselet/sdk/money'
import { balanceKey } from '../../ledger/balances.ts'
import { QUOTING_ACCOUNT } from '../../prices/market-maker.ts'
import type { Refusal } from '../../refusals/refusal.ts'
import type { FuturesDraft, FuturesOrder } from './futures-order.ts'
import { openVenue, type VenueOptions } from './venue.ts'
import { newChange, type VenueChange } from './venue-change.ts'
import type { CloseRequest, FuturesVenue, VenueDesk, VenueState } from './venue-port.ts'

const EMPTY: VenueState = { orders: [], positions: [], settings: [], cash: [] }

/** `open`: opens a venue with an injected fault. */
type TestVenueOptions = VenueOptions & { open?: typeof openVenue }

/** A venue of its own with marks, liquidity and money, for tests of the rules. */
export class TestVenue {
  readonly venue: FuturesVenue
  readonly balances = new Map<string, bigint>()
  readonly symbol: string
  now = 1_000
  rates = { maker: '0.0002', taker: '0.0005' }
  /** What the last command did. */
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

  /** Runs one command and adds up its bookings; each must sum to zero and leave no member bucket below zero. */
  run<Answer>(command: (desk: VenueDesk) => Answer): Answer {
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
    this.run((desk) =>
      this.venue.transfer(memberId, toUnits(usdt), `u:${memberId}:spot`, `T${memberId}`, desk),
    )
  }

  mark(price: Decimal, symbol = this.symbol): void {
    this.now += 1_000
    this.run((desk) => this.venue.mark(new Map([[symbol, { mark: price, index: price }]]), desk))
  }

  /** A quote of the house, in ticks and lots. */
  quote(side: 'buy' | 'sell', price: number, lots: number, symbol = this.symbol): void {
    const orders = [{ member: QUOTING_ACCOUNT, side, price, lots, timeInForce: 'GTC' } as const]
    this.run((desk) => this.venue.house({ symbol, cancel: [], orders }, desk))
  }

  /** Takes all quotes back and quotes anew around a price: `lots` a side, one tick away. */
  requote(price: number, lots = 1_000_000, symbol = this.symbol): void {
    const cancel = this.venue.quotes(symbol).map(({ id }) => id)
    const quote = (side: 'buy' | 'sell', at: number) =>
      ({ member: QUOTING_ACCOUNT, side, price: at, lots, timeInForce: 'GTC' }) as const
    const orders = [quote('buy', price - 1), quote('sell', price + 1)]
    this.run((desk) => this.venue.house({ symbol, cancel, orders }, desk))
  }

  /** A market order unless a price is given. */
  place(memberId: number, fields: Partial<FuturesDraft>): FuturesOrder | Refusal {
    const limit = fields.price !== undefined && fields.price !== null
    return this.run((desk) =>
      this.venue.place(
        {
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
        },
        desk,
      ),
    )
  }

  /** An order that must be accepted. */
  accept(memberId: number, fields: Partial<FuturesDraft>): FuturesOrder {
    const order = this.place(memberId, fields)
    if ('error' in order) throw new Error(`${order.error} ${JSON.stringify(order.params)}`)
    return order
  }

  close(memberId: number, fields: Partial<CloseRequest> = {}): FuturesOrder | Refusal {
    const request = { symbol: this.symbol, type: 'market', price: null, quantity: null } as const
    return this.run((desk) =>
      this.venue.close({ memberId, clientOrderId: null, ...request, ...fields }, desk),
    )
  }

  cancel(order: FuturesOrder): void {
    this.run((desk) => this.venue.cancel(order, desk))
  }

  fund(rate: Decimal, mark: Decimal): void {
    this.run((desk) => this.venue.fund(this.symbol, rate, mark, desk))
  }

  /** A bucket as text without trailing zeros. */
  balance(account: string, bucket = ''): Decimal {
    const key = balanceKey({ account, bucket, coin: 'USDT' })
    return fromUnits(this.balances.get(key) ?? 0n, 8, false)
  }

  wallet(memberId: number, bucket = 'available'): Decimal {
    return this.balance(`u:${memberId}:futures`, bucket)
  }

  position(memberId: number) {
    return this.venue.position(memberId, this.symbol)
  }
}
