import { describe, expect, it } from 'vitest'
import { contract, cross20, exposure, isolated20, position, rates } from '../../../testing/futures-market.ts'
import type { Exposure, Margin } from './exposure.ts'
import { exitResult, type PreviewedOrder, previewOrder } from './preview.ts'

const order = (changes: Partial<PreviewedOrder> = {}): PreviewedOrder => ({
  side: 'buy',
  type: 'limit',
  price: '60050',
  quantity: '0.302',
  tif: 'GTC',
  reduceOnly: false,
  ...changes,
})

const preview = (
  changes: Partial<PreviewedOrder>,
  own: Exposure | null = exposure,
  margin: Margin = cross20,
) => previewOrder(order(changes), contract, margin, rates, own)!

/** Returns a member's futures funds with an open position. `changes` replace fields of the position. */
const holding = (changes = {}): Exposure => ({ ...exposure, position: position(changes) })

describe('preview of a contract order', () => {
  it('computes cost, fees, position and liquidation price, before and after the order', () => {
    const quiet = { ...contract, asks: [] }
    const shown = previewOrder(order(), quiet, isolated20, rates, holding())!
    // Cost: margin of 0.302 × 60,050 / 20, fee of 0.05 % of the value, and open loss of 0.302 × 50, because
    // the price is 50 above the mark price.
    expect(shown.cost).toBe('930.92255')
    expect(shown.fee).toEqual({ maker: '3.62702000', taker: '9.06755000' })
    expect(shown.now).toMatchObject({ quantity: '0.60000000', liquidation: '56483.5' })
    expect(shown.after).toMatchObject({ side: 'long', quantity: '0.902', entry: '59496.82926829' })
    expect(shown.after?.liquidation).toBe('56750.4')
  })

  it('a market order costs margin, taker fee and open loss, computed at the book prices at which it trades', () => {
    // The order takes 0.1 at 60,000 and 0.2 at 60,100. The mark price is 60,000.
    expect(preview({ type: 'market', price: undefined, quantity: '0.3' })).toMatchObject({
      outcome: 'trades',
      average: '60066.66666667',
      cost: '930.01',
      closesNow: false,
    })
    expect(preview({ price: '59000', quantity: '0.1' })).toMatchObject({ outcome: 'rests', cost: '297.95' })
  })

  it('an isolated position is liquidated when its margin is lost, a cross position when the whole balance is lost', () => {
    const opened = { type: 'market', price: undefined, quantity: '0.1' } as const
    const alone = preview(opened, exposure, isolated20).after
    const backed = preview(opened, { ...exposure, wallet: '1000' }).after
    expect(alone?.liquidation).toBe('57229.0')
    expect(Number(backed?.liquidation)).toBeLessThan(Number(alone?.liquidation))
    // The wallet balance exceeds the value of the position, so no price liquidates the cross position. If no member is
    // logged in, the balance is unknown, so no liquidation price is computed.
    expect(preview(opened).after?.liquidation).toBeNull()
    expect(preview(opened, null).after?.liquidation).toBeNull()
  })

  it('an order against the position closes part or all of it, and any excess opens a new position', () => {
    const sell = { side: 'sell', type: 'market', price: undefined } as const
    const half = preview({ ...sell, quantity: '0.2' }, holding(), isolated20)
    expect(half).toMatchObject({ cost: '0', closesNow: true, realized: '154.32000000' })
    expect(half.after).toMatchObject({ side: 'long', quantity: '0.4' })
    expect(preview({ ...sell, quantity: '0.6' }, holding(), isolated20).after).toBeNull()
    const flipped = preview({ ...sell, quantity: '0.9' }, holding(), isolated20)
    expect(flipped.after).toMatchObject({ side: 'short', quantity: '0.3' })
    // The average sell price of 59,220 is 780 below the mark price. So each BTC of the new position has an open loss of
    // 780.
    expect(Number(flipped.cost)).toBeCloseTo(0.3 * (59220 * (1 / 20 + 0.0005) + 780), -1)
  })

  it('a resting order reserves margin for its whole quantity, even if it may close the position later', () => {
    const resting = preview({ side: 'sell', price: '61000', quantity: '0.6' }, holding(), isolated20)
    expect(resting).toMatchObject({ outcome: 'rests', cost: '1848.3', closesNow: false, after: null })
  })

  it('cuts a reduce-only order to the quantity of the position, and reserves no margin for it', () => {
    const cut = preview({ side: 'sell', price: '61000', quantity: '2', reduceOnly: true }, holding())
    expect(cut).toMatchObject({ quantity: '0.6', cost: '0', after: null })
  })

  it('computes the result of closing the position at a price', () => {
    const held = { side: 'long', quantity: '0.902', entry: '59496.82926829' } as const
    // At 62,800 the profit of 2,979.46 is 111.04 % of the margin at 20×.
    expect(exitResult(held, '62800', 20, contract)).toEqual({ pnl: '2979.46000000', roe: '111.04' })
    expect(exitResult({ ...held, side: 'short' }, '62800', 20, contract).roe).toBe('-111.04')
  })
})
