import fc from 'fast-check'
import { expect, it } from 'vitest'
import { add, compare, isZero, mul, sub } from '../decimal.ts'
import { max, min } from '../min-max.ts'
import { fromUnits } from '../units.ts'
import { applyTrade, averageCost, holdingResult, holdingWithin, NO_HOLDING } from './spot-holding.ts'

const buy = (price: string, qty: string, fee = '0') =>
  ({ side: 'buy', qty, total: mul(price, qty), fee }) as const
const sell = (price: string, qty: string) =>
  ({ side: 'sell', qty, total: mul(price, qty), fee: '0' }) as const
const after = (...trades: Parameters<typeof applyTrade>[1][]) => trades.reduce(applyTrade, NO_HOLDING)

it('two buys are averaged by their quantities, and the fee raises the average cost', () => {
  const held = after(buy('50000', '0.1', '0.0001'), buy('56000', '0.3', '0.0003'))
  // (5,000 + 16,800) / (0.0999 + 0.2997)
  expect(held).toEqual({ quantity: '0.3996', cost: '21800' })
  expect(averageCost(held)).toBe('54554.55455455')
})

it('a sell leaves the average cost as it is, whatever its price', () => {
  const held = after(buy('100', '3'), buy('200', '1'), sell('900', '1.5'))
  expect(held).toEqual({ quantity: '2.5', cost: '312.5' })
  expect(averageCost(held)).toBe('125')
})

it('a sell of more than what was bought ends the holding, and the next buy begins anew', () => {
  expect(after(buy('100', '1'), sell('110', '5'))).toEqual(NO_HOLDING)
  expect(after(buy('100', '1'), sell('110', '5'), buy('120', '2'))).toEqual({ quantity: '2', cost: '240' })
})

it('if the balance is below the bought quantity, only its share of the cost remains; a larger balance changes nothing', () => {
  const held = after(buy('90', '3'))
  expect(holdingWithin(held, '1')).toEqual({ quantity: '1', cost: '90' })
  expect(holdingWithin(held, '3.5')).toBe(held)
  expect(holdingWithin(held, '0')).toEqual(NO_HOLDING)
})

it('the unrealized result is the value at the price less the cost, rounded toward minus infinity', () => {
  const held = { quantity: '0.3', cost: '1.000000000000000001' }
  expect(holdingResult(held, '4')).toEqual({
    unrealized_pnl: '0.19999999',
    return_pct: '20.00',
  })
  expect(holdingResult(held, '3')?.unrealized_pnl).toBe('-0.10000001')
  expect(holdingResult(NO_HOLDING, '3')).toBeNull()
})

it('the average cost of a holding is within the prices that the member paid since they last held nothing', () => {
  const units = fc.bigInt({ min: 1n, max: 10n ** 7n })
  const price = units.map((value) => fromUnits(value, 2))
  const qty = units.map((value) => fromUnits(value, 5))
  const trade = fc.record({ side: fc.constantFrom('buy' as const, 'sell' as const), price, qty })
  fc.assert(
    fc.property(fc.array(trade, { maxLength: 30 }), (trades) => {
      let held = NO_HOLDING
      let balance = '0'
      let paid: string[] = []
      for (const one of trades) {
        held = applyTrade(held, { ...one, total: mul(one.price, one.qty), fee: '0' })
        balance = one.side === 'buy' ? add(balance, one.qty) : max('0', sub(balance, one.qty))
        expect(compare(held.quantity, balance)).toBe(0)
        if (one.side === 'buy') paid.push(one.price)
        if (isZero(balance)) paid = []
        const average = averageCost(held)
        if (average === null) continue
        expect(
          compare(
            average,
            paid.reduce((a, b) => min(a, b)),
          ),
        ).not.toBe(-1)
        expect(
          compare(
            average,
            paid.reduce((a, b) => max(a, b)),
          ),
        ).not.toBe(1)
      }
    }),
  )
})
