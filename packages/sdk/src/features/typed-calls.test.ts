import type { Data, Request, Schema } from '@bourselet/openapi'
import { expect, expectTypeOf, test } from 'vitest'
import type { RefusalOf } from '../errors/names.gen.ts'
import { RefusedError } from '../errors/refused-error.ts'
import type { Topic } from '../realtime/stream-event.ts'
import type { Call, CallOptions } from '../transport/call.ts'
import { calls } from '../transport/calls.gen.ts'
import { createFeatures } from './create-features.ts'
import type { Features } from './features.gen.ts'

// The type check tests the types. At run time these tests show that each method passes its request and options
// on.
const sent: unknown[][] = []
const call = (async (...given: unknown[]) => {
  sent.push(given)
}) as unknown as Call
const { convert, deposit, futures, market, prediction, spot, wallet, wealth } = createFeatures(call)

test.each(Object.entries(calls))(
  '%s sends the operation of the same name with the given request and options',
  (operation, row) => {
    const [feature, verb] = operation.split('.') as [keyof Features, string]
    const method = (createFeatures(call)[feature] as unknown as Record<string, CallableFunction>)[verb]!
    const request = { symbol: 'BTCUSDT' }
    const options: CallOptions = { timeoutMs: 1 }
    const isBare = row[5 as never] === 'bare'
    sent.length = 0
    if (isBare) method(options)
    else method(request, options)
    expect(sent).toEqual([[operation, isBare ? undefined : request, options]])
  },
)

test('the SDK’s methods have the request and answer types of the contract', async () => {
  sent.length = 0
  const order: Request<'spot.place'> = {
    symbol: 'BTCUSDT',
    side: 'buy',
    type: 'limit',
    price: '60000',
    quantity: '0.1',
  }
  await spot.place(order)
  await market.coins()
  expect(sent.map(([, request]) => request)).toEqual([order, {}])

  expectTypeOf<Awaited<ReturnType<Features['spot']['place']>>['fills']>().toEqualTypeOf<Schema<'Fill'>[]>()
  expectTypeOf<Data<'market.depth'>['bids'][number]>().toEqualTypeOf<[Schema<'Price'>, Schema<'Quantity'>]>()
  expectTypeOf<Data<'spot.openOrders'>['list']>().toEqualTypeOf<Schema<'SpotOrder'>[]>()
  expectTypeOf<Data<'wealth.order'>['lots']>().toEqualTypeOf<Schema<'InterestLot'>[]>()
  expectTypeOf<Data<'notices.latest'>>().toEqualTypeOf<Schema<'Notice'> | null>()
  expectTypeOf(wealth.products).parameter(0).toEqualTypeOf<Request<'wealth.products'> | undefined>()
  expectTypeOf(deposit.get).parameter(0).not.toEqualTypeOf<Record<string, never>>()
})

test('a bet with mode time requires a duration, and a bet with mode round requires a round', () => {
  type Bet = Parameters<Features['prediction']['place']>[0]
  const common = { symbol: 'BTCUSDT', direction: 'bull', amount: '10' } as const
  expectTypeOf<typeof common & { mode: 'time'; time_id: number }>().toExtend<Bet>()
  expectTypeOf<typeof common & { mode: 'round'; round_no: string }>().toExtend<Bet>()
  expectTypeOf<typeof common & { mode: 'time' }>().not.toExtend<Bet>()
  expectTypeOf<typeof common & { mode: 'round'; time_id: number }>().not.toExtend<Bet>()
})

test('a request to cancel orders names one order, or all orders of a symbol', () => {
  type Cancel = Request<'spot.cancel'> & Request<'futures.cancel'>
  expectTypeOf<{ order_no: string }>().toExtend<Cancel>()
  expectTypeOf<{ client_order_id: string }>().toExtend<Cancel>()
  expectTypeOf<{ all: true; symbol: string }>().toExtend<Cancel>()
  expectTypeOf<Record<never, never>>().not.toExtend<Request<'spot.cancel'>>()
  expectTypeOf<{ all: true }>().not.toExtend<Request<'spot.cancel'>>()
  expectTypeOf<{ all: true }>().not.toExtend<Request<'futures.cancel'>>()
  expectTypeOf<{ order_no: string; symbol: string }>().not.toExtend<Request<'spot.cancel'>>()
})

test('a candle topic requires an interval of the contract', () => {
  expectTypeOf<'candle:spot:BTCUSDT:15m'>().toExtend<Topic>()
  expectTypeOf<'candle:spot:BTCUSDT:7m'>().not.toExtend<Topic>()
})

test('the type of an answer depends on the fields of its request', () => {
  const { history } = market
  const btc = { symbol: 'BTCUSDT' }
  expectTypeOf(history(btc)).resolves.toEqualTypeOf<Schema<'CandleHistory'>>()
  expectTypeOf(history({ ...btc, type: 'kline' })).resolves.toEqualTypeOf<Schema<'CandleHistory'>>()
  expectTypeOf(history({ ...btc, type: 'trades' })).resolves.toEqualTypeOf<Schema<'TradeHistory'>>()
  // Here the value of `type`, which selects the type of the answer, is known only at run time. So the answer may have
  // any of these types.
  const asked: Request<'market.history'> = btc
  expectTypeOf(history(asked)).resolves.toEqualTypeOf<Data<'market.history'>>()
  const maybe: { symbol: string; type?: 'trades' } = btc
  expectTypeOf(history(maybe)).resolves.toEqualTypeOf<Data<'market.history'>>()
  // @ts-expect-error a symbol is needed
  history({ type: 'ticks' })
  // @ts-expect-error no such field
  history({ ...btc, type: 'ticks', page: 1 })

  const { positions } = futures
  expectTypeOf(positions()).resolves.toHaveProperty('account')
  expectTypeOf(positions({ scope: 'closed' })).resolves.toHaveProperty('page')
  expectTypeOf(wallet.tradingAccount()).resolves.toEqualTypeOf<Schema<'FuturesAccount'>>()
  expectTypeOf(wallet.tradingAccount({ type: 'spot', ...btc })).resolves.toHaveProperty('base')
  expectTypeOf(prediction.rounds({ scope: 'mine' }))
    .resolves.toHaveProperty('list')
    .items.toEqualTypeOf<Schema<'OptionOrder'>>()
  expectTypeOf(spot.orders()).resolves.toHaveProperty('list').items.toEqualTypeOf<Schema<'SpotOrder'>>()

  const { convert: ask } = convert
  const pair = { from_coin: 'BTC', to_coin: 'USDT' }
  expectTypeOf(ask({ ...pair, from_amount: '1' })).resolves.toEqualTypeOf<Schema<'ConvertQuote'>>()
  expectTypeOf(ask({ quote_id: 'q', trade_password: '1' })).resolves.toEqualTypeOf<Schema<'ConvertRecord'>>()
})

test('the type of a call’s refusals contains exactly the error names that the call may return', () => {
  expectTypeOf<'PRICE_BAND'>().toExtend<RefusalOf<'spot.place'>>()
  expectTypeOf<'QUOTE_USED'>().not.toExtend<RefusalOf<'spot.place'>>()
  // The server can also answer with TOKEN_INVALID or SERVER_ERROR. The client then throws SignedOutError or
  // TransportError, so these names are not in the type.
  expectTypeOf<'TOKEN_INVALID' | 'SERVER_ERROR'>().not.toExtend<RefusalOf<'spot.place'>>()
  expectTypeOf<'TOO_MANY_REQUESTS'>().toExtend<RefusalOf<'market.coins'>>()
})

test('a comparison with a misspelt name of a refusal or of a field error does not compile', () => {
  const error = new RefusedError('ORDER_CLOSED', '', { fields: { price: 'REQUIRED' } })
  expect(error.name === 'ORDER_CLOSED').toBe(true)
  // @ts-expect-error no such refusal
  expect(error.name === 'ORDER_CLOSD').toBe(false)
  // @ts-expect-error no such field error
  expect(error.fields?.price === 'REQUIRD').toBe(false)
})

test('a new order requires the fields of its order type and allows no others; an amendment requires only the order number', () => {
  type Order = Parameters<Features['spot']['place']>[0]
  type FuturesOrder = Parameters<Features['futures']['place']>[0]
  const common = { symbol: 'BTCUSDT', side: 'buy' } as const
  const sized = { ...common, quantity: '1' }
  expectTypeOf<typeof sized & { type: 'limit'; price: string }>().toExtend<Order>()
  expectTypeOf<typeof sized & { type: 'limit' }>().not.toExtend<Order>()
  expectTypeOf<typeof common & { type: 'market'; total: string }>().toExtend<Order>()
  expectTypeOf<typeof sized & { type: 'stop_limit' | 'oco'; price: string }>().not.toExtend<Order>()
  expectTypeOf<typeof common & { type: 'limit'; order_no: string }>().toExtend<Order>()
  expectTypeOf<typeof common & { type: 'tp' | 'sl'; trigger_price: string }>().toExtend<FuturesOrder>()
  expectTypeOf<typeof common & { type: 'market' }>().not.toExtend<FuturesOrder>()
  const priced = { ...sized, price: '60000' }
  expectTypeOf<typeof priced & { type: 'market' }>().not.toExtend<Order>()
  expectTypeOf<typeof priced & { type: 'market' }>().not.toExtend<FuturesOrder>()
  expectTypeOf<typeof priced & { type: 'limit'; trigger_price: string }>().not.toExtend<Order>()
  expectTypeOf<typeof priced & { type: 'limit'; reduce_only: true }>().toExtend<FuturesOrder>()
  expectTypeOf<typeof sized & { type: 'tp'; trigger_price: string }>().not.toExtend<FuturesOrder>()
  expectTypeOf<typeof priced & { type: 'limit' | 'market' }>().not.toExtend<Order>()
  // @ts-expect-error a market order has no price
  spot.place({ ...sized, type: 'market', price: '60000' })
})

test('a withdrawal requires one destination: an address, an entry of the address book, or a bank card', () => {
  type Withdrawal = Parameters<Features['withdraw']['request']>[0]
  type UsdtWithdrawal = Parameters<Features['withdraw']['requestUsdt']>[0]
  const paid = { amount: '50', trade_password: '123456' }
  const toChain = { ...paid, coin: 'USDT', chain: 'TRC20' } as const
  expectTypeOf<typeof toChain & { address: string }>().toExtend<Withdrawal & UsdtWithdrawal>()
  expectTypeOf<typeof toChain & { address_id: number; type: 'crypto' }>().toExtend<Withdrawal>()
  expectTypeOf<typeof paid & { type: 'bank'; coin: string; bank_id: number }>().toExtend<Withdrawal>()
  expectTypeOf<{ action: 'cancel'; order_no: string; trade_password: string }>().toExtend<Withdrawal>()
  expectTypeOf<typeof toChain>().not.toExtend<Withdrawal>()
  expectTypeOf<typeof toChain>().not.toExtend<UsdtWithdrawal>()
  expectTypeOf<typeof toChain & { address: string; address_id: number }>().not.toExtend<Withdrawal>()
  expectTypeOf<typeof paid & { type: 'bank'; coin: string }>().not.toExtend<Withdrawal>()
})
