import type { Data, Request, Schema } from '@bourselet/openapi'
import { expect, expectTypeOf, test } from 'vitest'
import type { Call } from '../transport/call.ts'
import { convert } from './convert/convert.ts'
import { deposit } from './deposit/deposit.ts'
import { futures } from './futures/futures.ts'
import { market } from './market/market.ts'
import { prediction } from './prediction/prediction.ts'
import { spot } from './spot/spot.ts'
import { wallet } from './wallet/wallet.ts'
import { wealth } from './wealth/wealth.ts'

// Judged by tsc; what runs here only shows that a request reaches the call unchanged.
const answered: unknown[] = []
const call = (async (_operation: string, request: unknown) => {
  answered.push(request)
}) as unknown as Call

test('requests and answers have the types of the contract', async () => {
  const order: Request<'spot.place'> = {
    symbol: 'BTCUSDT',
    side: 'buy',
    type: 'limit',
    price: '60000',
    quantity: '0.1',
  }
  await spot(call).place(order)
  await market(call).coins()
  expect(answered).toEqual([order, {}])

  expectTypeOf<Awaited<ReturnType<ReturnType<typeof spot>['place']>>['fills']>().toEqualTypeOf<
    Schema<'Fill'>[]
  >()
  expectTypeOf<Data<'market.depth'>['bids'][number]>().toEqualTypeOf<[Schema<'Price'>, Schema<'Quantity'>]>()
  expectTypeOf<Data<'spot.openOrders'>['list']>().toEqualTypeOf<Schema<'SpotOrder'>[]>()
  expectTypeOf<Data<'wealth.order'>['lots']>().toEqualTypeOf<Schema<'InterestLot'>[]>()
  expectTypeOf<Data<'notices.latest'>>().toEqualTypeOf<Schema<'Notice'> | null>()
  expectTypeOf(wealth(call).products).parameter(0).toEqualTypeOf<Request<'wealth.products'> | undefined>()
  expectTypeOf(deposit(call).get).parameter(0).not.toEqualTypeOf<Record<string, never>>()
})

test('a bet of mode time needs a duration, one of mode round a round', () => {
  type Bet = Parameters<ReturnType<typeof prediction>['place']>[0]
  const common = { symbol: 'BTCUSDT', direction: 'bull', amount: '10' } as const
  expectTypeOf<typeof common & { mode: 'time'; time_id: number }>().toExtend<Bet>()
  expectTypeOf<typeof common & { mode: 'round'; round_no: string }>().toExtend<Bet>()
  expectTypeOf<typeof common & { mode: 'time' }>().not.toExtend<Bet>()
  expectTypeOf<typeof common & { mode: 'round'; time_id: number }>().not.toExtend<Bet>()
})

test('an answer has the shape that the request asked for', () => {
  const { history } = market(call)
  const btc = { symbol: 'BTCUSDT' }
  expectTypeOf(history(btc)).resolves.toEqualTypeOf<Schema<'CandleHistory'>>()
  expectTypeOf(history({ ...btc, type: 'kline' })).resolves.toEqualTypeOf<Schema<'CandleHistory'>>()
  expectTypeOf(history({ ...btc, type: 'trades' })).resolves.toEqualTypeOf<Schema<'TradeHistory'>>()
  // Known at run time only: any of them.
  const asked: Request<'market.history'> = btc
  expectTypeOf(history(asked)).resolves.toEqualTypeOf<Data<'market.history'>>()
  const maybe: { symbol: string; type?: 'trades' } = btc
  expectTypeOf(history(maybe)).resolves.toEqualTypeOf<Data<'market.history'>>()
  // @ts-expect-error a symbol is needed
  history({ type: 'ticks' })
  // @ts-expect-error no such field
  history({ ...btc, type: 'ticks', page: 1 })

  const { positions } = futures(call)
  expectTypeOf(positions()).resolves.toHaveProperty('account')
  expectTypeOf(positions({ scope: 'closed' })).resolves.toHaveProperty('page')
  expectTypeOf(wallet(call).tradingAccount()).resolves.toEqualTypeOf<Schema<'FuturesAccount'>>()
  expectTypeOf(wallet(call).tradingAccount({ type: 'spot', ...btc })).resolves.toHaveProperty('base')
  expectTypeOf(prediction(call).rounds({ scope: 'mine' }))
    .resolves.toHaveProperty('list')
    .items.toEqualTypeOf<Schema<'OptionOrder'>>()
  expectTypeOf(spot(call).orders()).resolves.toHaveProperty('list').items.toEqualTypeOf<Schema<'SpotOrder'>>()

  const { convert: ask } = convert(call)
  const pair = { from_coin: 'BTC', to_coin: 'USDT' }
  expectTypeOf(ask({ ...pair, from_amount: '1' })).resolves.toEqualTypeOf<Schema<'ConvertQuote'>>()
  expectTypeOf(ask({ quote_id: 'q', trade_password: '1' })).resolves.toEqualTypeOf<Schema<'ConvertRecord'>>()
})
