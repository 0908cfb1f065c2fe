import { fromUnits, toUnits } from '@bourselet/sdk/money'
import { expect, test } from 'vitest'
import { balanceKey } from '../../ledger/balances.ts'
import { availableBucket } from '../../ledger/posting.ts'
import { findListing } from '../../prices/listings.ts'
import { QUOTING_ACCOUNT } from '../../prices/market-maker.ts'
import { MAX_OPEN_ORDERS } from './accept-order.ts'
import { runMarketMaker } from './apply-execution.ts'
import { type EngineContext, Journal } from './engine-context.ts'
import { placeOrder } from './place-order.ts'
import { SpotMarket } from './spot-market.ts'
import type { OrderDraft } from './spot-order.ts'
import { spotRules } from './spot-rules.ts'

const A = 10_001
const rules = spotRules(findListing('BTCUSDT')!)

function open(usdt: string) {
  const key = balanceKey(availableBucket(A, 'spot', 'USDT'))
  const journal = new Journal(new Map([[key, toUnits(usdt)]]))
  let id = 0
  const context: EngineContext = {
    now: 7,
    journal,
    nextOrderId: () => ++id,
    nextTradeId: () => ++id,
    orderNo: (number) => `S${number}`,
    rates: () => ({ maker: 100_000n, taker: 100_000n }),
  }
  const market = new SpotMarket(rules, { epoch: 'e', lastBefore: () => 6_000_000 })
  const buy = (price: string, quantity: string, fields: Partial<OrderDraft> = {}) =>
    placeOrder(
      market,
      {
        memberId: A,
        clientOrderId: null,
        side: 'buy',
        type: 'limit',
        price: toUnits(price),
        quantity: toUnits(quantity),
        total: null,
        timeInForce: 'GTC',
        selfTrade: 'expire_maker',
        triggerPrice: null,
        trailPct: null,
        ocoStop: null,
        ...fields,
      },
      context,
    )
  return { market, journal, context, buy }
}

test('in a trade with the market maker, only the member pays a fee, and the market maker’s account is the counterparty', () => {
  const { market, journal, context, buy } = open('10000')
  const quote = {
    member: QUOTING_ACCOUNT,
    side: 'sell',
    price: 6_000_000,
    lots: 10_000,
    timeInForce: 'GTC',
  } as const
  runMarketMaker(market, { symbol: 'BTCUSDT', cancel: [], orders: [quote] }, context)
  expect(journal.postings).toEqual([])
  buy('60100', '0.1')
  const entries = journal.postings[1]!.entries.map(({ account, bucket, coin, amount }) =>
    [account, bucket, coin, fromUnits(amount, 8, false)].join(' '),
  )
  expect(entries).toEqual([
    'u:10001:spot frozen USDT -6010',
    'u:10001:spot available USDT 10',
    'u:10001:spot available BTC 0.0999',
    'u:1:spot available BTC -0.1',
    'u:1:spot available USDT 6000',
    'sys:fee  BTC 0.0001',
  ])
})

test('the price of the latest trade determines the price band of the next order', () => {
  const { market, context, buy } = open('1000000')
  const quote = {
    member: QUOTING_ACCOUNT,
    side: 'sell',
    price: 20_000_000,
    lots: 1,
    timeInForce: 'GTC',
  } as const
  runMarketMaker(market, { symbol: 'BTCUSDT', cancel: [], orders: [quote] }, context)
  expect(buy('500000', '0.00001')).toMatchObject({ error: 'PRICE_BAND' })
  buy('200000', '0.00003')
  expect(buy('500000', '0.00001')).not.toMatchObject({ error: 'PRICE_BAND' })
})

test(`limits a member to ${MAX_OPEN_ORDERS} open orders, but accepts further orders that cannot rest in the book`, () => {
  const { buy } = open('100000')
  for (let count = 0; count < MAX_OPEN_ORDERS; count++) buy('50000', '0.0002')
  expect(buy('50000', '0.0002')).toMatchObject({ error: 'MAX_OPEN_ORDERS', params: { max: 200 } })
  expect(buy('50000', '0.0002', { timeInForce: 'IOC' })).toMatchObject({ order: { status: 'expired' } })
})

test('the refusal of an order that the balance does not cover contains the available amount', () => {
  const { buy } = open('99.5')
  expect(buy('60000', '0.01')).toMatchObject({
    error: 'INSUFFICIENT_BALANCE',
    field: 'quantity',
    params: { available: '99.50000000' },
  })
})
