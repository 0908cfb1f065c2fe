import { expect, it } from 'vitest'
import { exposure, position, rates } from '../../../testing/futures-market.ts'
import { futuresOrder } from '../../../testing/futures-samples.ts'
import { exposureAt } from './exposure.ts'

const order = (changes = {}) =>
  futuresOrder(1, {
    ...{ status: 'open', price: '60000.0', quantity: '0.20000000', filled: '0.10000000' },
    ...{ leverage: 20, margin_mode: 'cross', reduce_only: false },
    ...changes,
  })
const at = (leverage: number, changes: Partial<typeof exposure>) => {
  const { available, cash } = exposureAt({ ...exposure, ...changes }, leverage, rates.taker)
  return { available: Number(available), cash: Number(cash) }
}

it('a lower leverage of resting orders reduces the available margin, and with isolated orders also the cash', () => {
  // The unfilled 0.1 BTC at 60,000 needs a margin of 300 at 20x and of 600 at 10x.
  expect(at(10, { orders: [order()] })).toEqual({ available: 9_700, cash: 10_000 })
  expect(at(10, { orders: [order({ margin_mode: 'isolated' })] })).toEqual({ available: 9_700, cash: 9_700 })
  expect(at(40, { orders: [order()] }).available).toBe(10_150)
  expect(at(1, { available: '100', orders: [order()] }).available).toBe(0)
})

it('an available margin or cash of 0 stays 0 when the leverage of the resting orders rises', () => {
  expect(at(40, { available: '0.00000000', orders: [order()] }).available).toBe(0)
  expect(at(40, { cash: '0', orders: [order({ margin_mode: 'isolated' })] }).cash).toBe(0)
})

it('at another leverage, orders that reserve no margin change neither the available margin nor the cash', () => {
  const orders = [order({ reduce_only: true }), order({ status: 'pending' })]
  expect(at(1, { orders })).toEqual({ available: 10_000, cash: 10_000 })
})

it('a lower leverage reduces the available margin if the position is cross, but not if it is isolated', () => {
  // The position of 0.6 BTC at the mark price of 60,000 needs a margin of 1,800 at 20x and of 3,600 at 10x.
  expect(at(10, { position: position({ margin_mode: 'cross' }) }).available).toBe(8_200)
  expect(at(10, { position: position() }).available).toBe(10_000)
})
