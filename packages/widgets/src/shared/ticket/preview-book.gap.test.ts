import { describe, expect, it } from 'vitest'
import { market } from '../../testing/spot-market.ts'
import { priceGap } from './preview-book.ts'

// In this market the best bid is 59,990, the best ask 60,000 and the last price 60,000.
const gap = (side: 'buy' | 'sell', price: string, at = market) => priceGap({ side, type: 'limit', price }, at)

describe('distance of a limit price past the market', () => {
  it.each([
    ['buy', '59000', null],
    ['buy', '60000', null],
    ['buy', '61199.99', null],
    ['buy', '61200', ['2.00', false]],
    ['buy', '62999.99', ['5.00', false]],
    ['buy', '63000', ['5.00', true]],
    ['buy', '114474', ['90.79', true]],
    ['sell', '66000', null],
    ['sell', '58790.21', null],
    ['sell', '58790.20', ['2.00', false]],
    ['sell', '56990.51', ['5.00', false]],
    ['sell', '56990.50', ['5.00', true]],
    ['sell', '0.01', ['100.00', true]],
  ] as const)(
    'returns the distance in percent and `needsConfirmation` for a limit order to %s at %s: %j',
    (side, price, expected) => {
      const found = gap(side, price)
      expect(found && [found.percent, found.needsConfirmation]).toEqual(expected)
    },
  )

  it('measures how far a limit price is from the best opposite price or, if there is none, from the last price', () => {
    expect(gap('buy', '66000')).toMatchObject({ market: '60000.00', by: 'best' })
    expect(gap('sell', '50000')).toMatchObject({ market: '59990.00', by: 'best' })
    expect(gap('buy', '66000', { ...market, asks: [] })).toMatchObject({ market: '60000.00', by: 'last' })
    expect(gap('buy', '66000', { ...market, asks: [], last: null })).toBeNull()
  })

  it('a limit price must be confirmed if its distance from the market reaches the symbol’s market-order protection (maximum distance of a market order)', () => {
    const at = { ...market, rules: { ...market.rules, market_protection: '0.03' } }
    expect(gap('buy', '61799.99', at)).toMatchObject({ needsConfirmation: false })
    expect(gap('buy', '61800', at)).toMatchObject({ needsConfirmation: true })
  })

  it('a member’s own guard applies if it is smaller than the market-order protection, also to the warning', () => {
    const at = (guard: string) => gap('buy', '60700', { ...market, guard })
    expect(at('1')).toMatchObject({ guard: '1', needsConfirmation: true })
    expect(at('3')).toBeNull()
    expect(gap('buy', '61500', { ...market, guard: '3' })).toMatchObject({ needsConfirmation: false })
    expect(gap('buy', '63000', { ...market, guard: '50' })).toMatchObject({ needsConfirmation: true })
  })

  it('computes no distance from the market for market orders and post-only orders', () => {
    expect(priceGap({ side: 'buy', type: 'market', price: '99999' }, market)).toBeNull()
    expect(priceGap({ side: 'buy', type: 'limit', price: '99999', tif: 'PO' }, market)).toBeNull()
  })
})
