import { describe, expect, it } from 'vitest'
import { funds, market } from '../../../testing/spot-market.ts'
import type { OrderRequest } from './model.ts'
import { previewOrder } from './preview.ts'

const limit = (changes: Partial<OrderRequest> = {}) =>
  previewOrder(
    {
      symbol: 'BTCUSDT',
      side: 'buy',
      type: 'limit',
      price: '59000',
      quantity: '0.1',
      tif: 'GTC',
      ...changes,
    } as OrderRequest,
    market,
    funds,
    funds,
  )
const atMarket = (changes: Partial<OrderRequest>) =>
  previewOrder(
    { symbol: 'BTCUSDT', side: 'buy', type: 'market', ...changes } as OrderRequest,
    market,
    funds,
    funds,
  )

describe('preview of a limit order', () => {
  it('a buy below the best ask pays the maker fee, which is deducted from the bought coins', () => {
    expect(limit()).toMatchObject({
      outcome: 'rests',
      roles: 'maker',
      fee: '0.0001',
      received: '0.0999',
      notional: '5900',
      slippage: null,
      distance: { amount: '-1000', percent: '-1.67' },
      after: { base: '0.5999', quote: '4100' },
    })
  })

  it('a buy above the best ask trades at the better prices of the book, not at its limit price', () => {
    expect(limit({ price: '61000', quantity: '0.2' })).toMatchObject({
      outcome: 'trades',
      roles: 'taker',
      taken: '0.20000000',
      notional: '12010',
      fill: { quantity: '0.20000000', notional: '12010.00000000', average: '60050.00000000' },
      fee: '0.0004',
      received: '0.1996',
      slippage: '0.08',
    })
  })

  it('an order that trades partly and then rests pays the taker fee and the maker fee', () => {
    expect(limit({ price: '60000', quantity: '0.15' })).toMatchObject({
      outcome: 'trades-and-rests',
      roles: 'both',
      taken: '0.10000000',
      fee: '0.00025',
      received: '0.14975',
      notional: '9000',
      left: '0',
    })
  })

  it('cancels the rest of an IOC order, and the whole FOK order if it cannot fill completely', () => {
    expect(limit({ price: '60000', quantity: '0.15', tif: 'IOC' })).toMatchObject({
      outcome: 'trades-and-ends',
      taken: '0.10000000',
      left: '0.05',
      received: '0.0998',
    })
    expect(limit({ price: '60000', quantity: '0.15', tif: 'FOK' })).toMatchObject({
      outcome: 'ends',
      taken: '0',
      left: '0.15',
      received: '0',
      slippage: null,
      fill: null,
    })
    expect(limit({ tif: 'IOC' })).toMatchObject({ outcome: 'ends', received: '0' })
    expect(limit({ price: '60100', quantity: '0.3', tif: 'FOK' })?.outcome).toBe('trades')
  })

  it('a sell pays its fee in the quote coin, and its preview shows the distance from the best bid', () => {
    expect(limit({ side: 'sell', price: '59990', quantity: '0.2' })).toMatchObject({
      outcome: 'trades',
      notional: '11998',
      fee: '23.996',
      received: '11974.004',
      distance: { amount: '0', percent: '0.00' },
      after: { base: '0.3', quote: '21974.004' },
    })
  })

  it('rounds the fee of the smallest possible order up to 0.00000001', () => {
    expect(limit({ quantity: '0.00001' })?.fee).toBe('0.00000001')
  })
})

describe('preview of a market order', () => {
  it('computes the average price and the slippage of a quantity from the levels of the book', () => {
    expect(atMarket({ quantity: '0.3' })).toMatchObject({
      outcome: 'trades',
      notional: '18020',
      fill: { average: '60066.66666667' },
      slippage: '0.11',
      fee: '0.0006',
      received: '0.2994',
    })
  })

  it('a market buy by total buys a multiple of the quantity step, and leaves the rest of the total unspent', () => {
    expect(atMarket({ total: '9000' })).toMatchObject({
      outcome: 'trades',
      taken: '0.14991000',
      notional: '8999.591',
      left: '0.40900000',
    })
  })

  it('fills a market order only up to 5 % from the best price, and reports the unfilled quantity', () => {
    expect(atMarket({ quantity: '2' })).toMatchObject({
      outcome: 'trades-and-stops',
      taken: '0.80000000',
      left: '1.20000000',
    })
    expect(atMarket({ side: 'sell', quantity: '3' })).toMatchObject({
      outcome: 'trades-and-stops',
      taken: '1.20000000',
    })
  })

  it('reports that the book is too small for the quantity of a market order', () => {
    const thin = { ...market, asks: market.asks.slice(0, 2) }
    const order: OrderRequest = { symbol: 'BTCUSDT', side: 'buy', type: 'market', quantity: '0.5' }
    expect(previewOrder(order, thin, funds, funds)).toMatchObject({
      outcome: 'trades-and-ends',
      left: '0.20000000',
    })
    expect(previewOrder(order, { ...market, asks: [] }, funds, funds)?.outcome).toBe('ends')
  })

  it('the preview has no fee and no balances if nobody is logged in', () => {
    const order: OrderRequest = { symbol: 'BTCUSDT', side: 'buy', type: 'market', quantity: '0.05' }
    expect(previewOrder(order, market, null, null)).toMatchObject({ fee: '0', received: '0.05', after: null })
  })
})
