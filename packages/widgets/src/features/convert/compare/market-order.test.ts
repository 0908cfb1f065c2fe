import { expect, test } from 'vitest'
import type { OrderMarket } from '../../../shared/ticket/order-terms.ts'
import { compareSizes, differenceOf, marketOrder } from './market-order.ts'

const market = {
  rules: { base: 'BTC', quote: 'USDT', tick: '0.01', step: '0.00001', market_protection: '0.05' },
  last: '60000.00',
  bids: [
    ['59990.00', '0.5'],
    ['59000.00', '0.5'],
  ],
  asks: [['60010.00', '1']],
} as unknown as OrderMarket

test('a market sell returns the proceeds in quote coin minus the fee', () => {
  expect(marketOrder('BTC', '0.1', market, '0.001')).toEqual({
    gets: '5993.00100000',
    average: '59990.00000000',
  })
})

test('a market buy returns the bought base coin minus the fee', () => {
  expect(marketOrder('USDT', '600.1', market, '0.001')?.gets).toBe('0.00999000')
})

test('marketOrder returns null if the book is too small, or if the amount is below one step', () => {
  expect(marketOrder('BTC', '2', market, '0.001')).toBeNull()
  expect(marketOrder('BTC', '0.000001', market, '0.001')).toBeNull()
})

test('a conversion yields less than a market order filled at one price level, but more than a market order filled at two price levels', () => {
  const rows = compareSizes({
    from: 'BTC',
    prices: { from: '60000.00', to: '1' },
    terms: { spread: '0.002', min_value_usdt: '1', max_value_usdt: '100000' },
    market,
    fee: '0.001',
  })
  expect(rows.map(({ paid }) => paid)).toEqual(['100', '500', '2000', '10000', '25000'])
  expect(rows.map(({ difference }) => difference.startsWith('-'))).toEqual([true, true, true, true, true])
  const large = differenceOf('59880', marketOrder('BTC', '1', market, '0.001')!.gets, '1')
  expect(large).toBe('444.50')
})
