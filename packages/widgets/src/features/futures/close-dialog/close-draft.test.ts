import { describe, expect, it } from 'vitest'
import { position } from '../../../testing/futures-samples.ts'
import { type CloseDraft, checkClose, closeRequest, closeResult, partOf, shareOf } from './close-draft.ts'

const rates = { maker: '0.0002', taker: '0.0005' }
const rules = { tick: '0.1', step: '0.001', min_qty: '0.001', price_band: { min: '0.5', max: '1.5' } }
const long = position({ quantity: '0.60000000', entry_price: '59218.40000000', mark_price: '60118.6' })
const limit = (price: CloseDraft['price'], quantity: CloseDraft['quantity'] = '0.3'): CloseDraft => ({
  type: 'limit',
  price,
  quantity,
})
/** The best bids are 60,100 and 60,000, the best asks 60,120 and 60,220. */
const market = {
  rules: { market_protection: '0.05' },
  bids: [['60100', '0.1'] as const, ['60000', '5'] as const],
  asks: [['60120', '0.1'] as const, ['60220', '5'] as const],
}
const names = (draft: CloseDraft) =>
  checkClose(draft, long, rules).map(({ field, name }) => `${field} ${name}`)

describe('the form that closes a position', () => {
  it('checkClose reports missing and invalid prices and quantities of a close', () => {
    expect(names(limit('60200.5'))).toEqual([])
    expect(names(limit('', ''))).toEqual(['price REQUIRED', 'quantity REQUIRED'])
    expect(names(limit('60200.55', '0.0005'))).toEqual(['price PRICE_TICK', 'quantity QTY_STEP'])
    expect(names(limit('30059.2'))).toEqual(['price PRICE_BAND'])
    expect(names(limit('30059.3'))).toEqual([])
    expect(names(limit('90177.9'))).toEqual([])
    expect(names(limit('90178'))).toEqual(['price PRICE_BAND'])
    const narrow = { ...rules, price_band: { min: '0.5', max: '1.1' } }
    expect(checkClose(limit('66130.5'), long, narrow)[0]?.params.max).toBe('66130.4')
    expect(checkClose(limit('60200', '0.601'), long, rules)[0]?.params.max).toBe('0.6')
    expect(names(limit('0', '0'))).toEqual(['price AMOUNT_FORMAT', 'quantity AMOUNT_FORMAT'])
  })

  it('a market close ignores an entered price, and its result is computed at the average price of the book', () => {
    const draft: CloseDraft = { type: 'market', price: '', quantity: '0.2' }
    expect(checkClose(draft, long, rules)).toEqual([])
    expect(closeResult(draft, long, [], rates, market)).toEqual({
      price: '60050.00000000',
      pnl: '166.32000000',
      fee: '6.00500000',
      left: '0.4',
    })
    const short = { ...long, side: 'short' as const }
    expect(closeResult(draft, short, [], rates, market)?.price).toBe('60170.00000000')
  })

  it('if the book fills only a part of a market close, the result covers only this part', () => {
    const draft: CloseDraft = { type: 'market', price: '', quantity: '0.6' }
    const thin = { ...market, bids: [['60100', '0.1'] as const, ['50000', '5'] as const] }
    expect(closeResult(draft, long, [], rates, thin)).toEqual({
      price: '60100.00000000',
      pnl: '88.16000000',
      fee: '3.00500000',
      left: '0.5',
    })
  })

  it('without orders in the book a market close is estimated at the mark price', () => {
    const draft: CloseDraft = { type: 'market', price: '', quantity: '0.3' }
    expect(closeResult(draft, long, [], rates, { ...market, bids: [] })).toMatchObject({
      price: '60118.6',
      pnl: '270.06000000',
    })
  })

  it('the result of a limit close is computed at its limit price, with the opposite sign for a short position', () => {
    const short = { ...long, side: 'short' as const }
    expect(closeResult(limit('60218.4', '0.6'), long, [], rates, market)).toMatchObject({
      pnl: '600.00000000',
      left: '0',
    })
    expect(closeResult(limit('60218.4', '0.6'), short, [], rates, market)).toMatchObject({
      pnl: '-600.00000000',
    })
    expect(closeResult(limit(''), long, [], rates, market)).toBeNull()
  })

  it('partOf rounds a percentage of the position down to the step, but 100 % is the whole position', () => {
    expect(partOf(long, 33, '0.001')).toBe('0.198')
    expect(partOf(long, 5, '0.001')).toBe('0.03')
    expect(partOf(long, 100, '0.1')).toBe('0.6')
    expect(shareOf(limit('1', '0.198'), long)).toBe(33)
    expect(shareOf(limit('1', '9'), long)).toBe(100)
    expect(shareOf(limit('1', ''), long)).toBe(0)
  })

  it('closeRequest omits the quantity if the whole position is closed', () => {
    expect(closeRequest(limit('60200.50', '0.600'), long)).toEqual({
      symbol: 'BTCUSDT',
      type: 'limit',
      price: '60200.5',
    })
    expect(closeRequest({ type: 'market', price: '1', quantity: '0.1' }, long)).toEqual({
      symbol: 'BTCUSDT',
      type: 'market',
      quantity: '0.1',
    })
  })
})
