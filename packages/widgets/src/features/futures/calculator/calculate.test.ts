import { expect, it } from 'vitest'
import type { Exposure, FuturesMarket } from '../futures-ticket/exposure.ts'
import { calculate, isComplete, mostLeverage, type Sketch } from './calculate.ts'

const market = {
  rules: { tick: '0.1' },
  tiers: [
    { bracket: 1, floor: '0', cap: '50000', max_leverage: 125, mmr: '0.004', cum: '0' },
    { bracket: 2, floor: '50000', cap: '250000', max_leverage: 100, mmr: '0.005', cum: '50' },
  ],
} as unknown as FuturesMarket

const exposure = { wallet: '4000', available: '4000', others: { maintenance: '20', pnl: '-30' } } as Exposure

const sketch: Sketch = {
  ...{ mode: 'isolated', leverage: 10, side: 'long' },
  ...{ entry: '60000', exit: '66000', quantity: '0.5' },
}

it('computes margin, profit, return, fees and liquidation price of an isolated long position', () => {
  // Liquidation: (3,000 − 0.5 × 60,000) / (0.5 × 0.004 − 0.5) = 54,216.87, in the first bracket.
  expect(calculate(sketch, '0.0005', null, market)).toEqual({
    ...{ margin: '3000.00000000', pnl: '3000.00000000', roe: '100.00', fees: '31.5' },
    ...{ breakEven: '60060.1', liquidation: '54216.9' },
    ...{ isCovered: true, isLiquidated: false },
  })
})

it('a short position at a higher exit price loses, and its break-even price is below the entry price', () => {
  const short = calculate({ ...sketch, side: 'short' }, '0.0005', null, market)
  expect(short).toMatchObject({ pnl: '-3000.00000000', roe: '-100.00', breakEven: '59940.0' })
  // Liquidation: (3,000 + 0.5 × 60,000) / (0.5 × 0.004 + 0.5) = 65,736.95, in the first bracket.
  expect(short.liquidation).toBe('65737.0')
})

it('the profit at the break-even price covers the fees, with a surplus below the value of one tick', () => {
  const { breakEven } = calculate({ ...sketch, leverage: 20 }, '0.0005', null, market)
  const { pnl, fees } = calculate({ ...sketch, exit: breakEven }, '0.0005', null, market)
  expect(Number(pnl) - Number(fees)).toBeGreaterThanOrEqual(0)
  expect(Number(pnl) - Number(fees)).toBeLessThan(0.05)
})

it('the liquidation price of a cross position depends on the balance, the entry fee and the other positions; for a visitor it is unknown', () => {
  const cross = { ...sketch, mode: 'cross' } as const
  // Collateral: balance 4,000 − entry fee 15 − maintenance margin 20 and loss 30 of the other positions = 3,935.
  // Liquidation: (3,935 − 0.5 × 60,000) / (0.5 × 0.004 − 0.5) = 52,339.36.
  expect(calculate(cross, '0.0005', exposure, market).liquidation).toBe('52339.4')
  expect(calculate(cross, '0.0005', null, market).liquidation).toBeNull()
})

it('a cross position that the balance does not cover has no liquidation price', () => {
  const cross = { ...sketch, mode: 'cross' } as const
  const given = (available: string) => calculate(cross, '0.0005', { ...exposure, available }, market)
  // Margin 3,000 and fee 15.
  expect(given('3015')).toMatchObject({ isCovered: true, liquidation: '52339.4' })
  expect(given('3014.99')).toMatchObject({ isCovered: false, liquidation: null })
})

it.each([
  ['long', '54216.9', false],
  ['long', '54216.8', true],
  ['short', '65737', false],
  ['short', '65737.1', true],
] as const)('a %s position with the exit price %s is liquidated before: %s', (side, exit, isLiquidated) => {
  expect(calculate({ ...sketch, side, exit }, '0.0005', null, market).isLiquidated).toBe(isLiquidated)
})

it('the leverage of a position is limited by its bracket', () => {
  expect(mostLeverage('50000', market)).toBe(125)
  expect(mostLeverage('50000.01', market)).toBe(100)
  expect(mostLeverage('250001', market)).toBeNull()
})

it('an amount of zero is not complete', () => {
  expect(isComplete(['1', '2'])).toBe(true)
  expect(isComplete(['1', ''])).toBe(false)
  expect(isComplete(['1', '0'])).toBe(false)
})
