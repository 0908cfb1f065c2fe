import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { amount } from '../amount.ts'
import { abs, add, compare, isZero, mul, sub } from '../decimal.ts'
import { fromUnits } from '../units.ts'
import { fundingPayment } from './funding.ts'
import { initialMargin, liquidationPrice } from './liquidation-price.ts'
import { maintenanceMargin, type Tier } from './maintenance.ts'
import { markPrice } from './mark-price.ts'
import { openLoss, safeLeverage } from './open-loss.ts'
import { applyFill, FLAT, type NetPosition, type PositionFill } from './position-fills.ts'
import { marginTest, unrealizedPnl } from './position-metrics.ts'

const tiers: Tier[] = [
  { bracket: 1, floor: '0', cap: '50000', max_leverage: 125, mmr: '0.004', cum: '0' },
  { bracket: 2, floor: '50000', cap: '250000', max_leverage: 100, mmr: '0.005', cum: '50' },
  { bracket: 3, floor: '250000', cap: '1000000', max_leverage: 50, mmr: '0.01', cum: '1300' },
  { bracket: 4, floor: '1000000', cap: '10000000', max_leverage: 20, mmr: '0.025', cum: '16300' },
]
const price = fc.bigInt({ min: 1n, max: 10n ** 6n }).map((units) => fromUnits(units, 1))
const qty = fc.bigInt({ min: 1n, max: 10n ** 4n }).map((units) => fromUnits(units, 3))
const leverage = fc.constantFrom(1, 3, 7, 20, 125)
const side = fc.constantFrom('long', 'short')

describe('maintenance margin', () => {
  it('the maintenance margin does not jump between two margin tiers, and the last tier also applies above its cap', () => {
    expect(maintenanceMargin('50000', tiers)).toBe('200.00000000')
    expect(maintenanceMargin('50000.00000001', tiers)).toBe('200.00000001')
    expect(maintenanceMargin('250000', tiers)).toBe('1200.00000000')
    expect(maintenanceMargin('20000000', tiers)).toBe('483700.00000000')
  })
})

describe('liquidation price', () => {
  it('a position is liquidated one tick beyond its liquidation price, and not one tick before it', () => {
    fc.assert(
      fc.property(side, price, qty, leverage, (of, entry, size, times) => {
        const margin = initialMargin(entry, size, times)
        const input = { side: of, qty: size, entry_price: entry, tiers, tick: '0.1', backing: margin }
        const found = liquidationPrice(input)
        fc.pre(found !== null)
        const liquidated = (mark: string) => {
          const pnl = unrealizedPnl({ side: of, qty: size, entry_price: entry, mark_price: mark })
          return marginTest(margin, pnl, maintenanceMargin(mul(size, mark), tiers)).liquidate
        }
        const { liq_price: at } = found
        const [better, worse] =
          of === 'long' ? [add(at, '0.1'), sub(at, '0.1')] : [sub(at, '0.1'), add(at, '0.1')]
        if (compare(worse, '0') > 0) expect(liquidated(worse)).toBe(true)
        if (compare(better, '0') > 0) expect(liquidated(better)).toBe(false)
      }),
    )
  })
})

describe('open loss', () => {
  const traded = (of: 'buy' | 'sell', qty: string, notional: string) =>
    ({ side: of, qty, notional, mark_price: '60000' }) as const

  it('openLoss returns the loss of an order against the mark price, rounded up, and zero for a gain', () => {
    expect(openLoss(traded('buy', '0.3', '27000'))).toBe('9000.00000000')
    expect(openLoss(traded('sell', '0.3', '27000'))).toBe('0.00000000')
    expect(openLoss(traded('sell', '0.3', '17999.999999999'))).toBe('0.00000001')
  })

  it('safeLeverage returns the highest leverage at which an isolated position is not liquidated when it opens', () => {
    // With leverage 10, the margin of 6,600 less the open loss of 6,000 leaves 600, which is more than the
    // maintenance margin of 250. With leverage 11, the margin of 6,000 less the loss leaves nothing.
    expect(safeLeverage(traded('buy', '1', '66000'), tiers, 125)).toBe(10)
    expect(safeLeverage(traded('buy', '1', '66000'), tiers, 5)).toBe(5)
    expect(safeLeverage(traded('sell', '1', '30000'), tiers, 20)).toBe(0)
    expect(safeLeverage(traded('sell', '1', '66000'), tiers, 20)).toBe(20)
  })
})

describe('fills of a net position', () => {
  const fill = fc.record({
    side: fc.constantFrom('buy', 'sell'),
    price,
    qty,
    fee_rate: fc.constantFrom('0.0002', '0.0005'),
  })

  it('after any fills, the realized PnL equals sells minus buys plus the signed cost of the open position, minus at most 1e-8 per fill', () => {
    fc.assert(
      fc.property(fc.array(fill, { minLength: 1, maxLength: 12 }), leverage, (fills, times) => {
        let position: NetPosition = FLAT
        let pnl = '0'
        let held = '0'
        let traded = '0'
        for (const one of fills as PositionFill[]) {
          const booking = applyFill(position, one, times)
          position = booking.position
          pnl = add(pnl, booking.realized_pnl)
          held = sub(add(held, booking.margin_taken), booking.margin_released)
          const value = mul(one.price, one.qty)
          traded = one.side === 'sell' ? add(traded, value) : sub(traded, value)
        }
        expect(amount(position.margin)).toBe(amount(held))
        if (isZero(position.quantity))
          expect([position.cost, amount(position.margin)]).toEqual(['0', '0.00000000'])
        const open = compare(position.quantity, '0') > 0 ? position.cost : sub('0', position.cost)
        const lost = sub(add(traded, open), pnl)
        expect(compare(lost, '-0.0000000001')).toBe(1)
        expect(compare(lost, fromUnits(BigInt(fills.length)))).not.toBe(1)
      }),
    )
  })

  it('closing a position in parts releases exactly its whole margin', () => {
    const open = applyFill(FLAT, { side: 'sell', price: '3000.1', qty: '0.7', fee_rate: '0' }, 7).position
    let rest = open
    for (const part of ['0.1', '0.2', '0.4']) {
      rest = applyFill(rest, { side: 'buy', price: '2950', qty: part, fee_rate: '0' }, 7).position
    }
    expect(rest).toEqual({ quantity: '0', cost: '0', margin: '0.00000000' })
  })
})

it('the funding that one side pays is never less than what the other side receives', () => {
  const rate = fc.bigInt({ min: -(10n ** 6n), max: 10n ** 6n }).map((units) => fromUnits(units))
  fc.assert(
    fc.property(price, qty, rate, (mark, size, fraction) => {
      const both = add(
        fundingPayment('long', size, mark, fraction),
        fundingPayment('short', size, mark, fraction),
      )
      expect(compare(both, '0')).not.toBe(1)
      expect(compare(abs(both), '0.00000001')).not.toBe(1)
    }),
  )
})

it('the mark price equals the index price, rounded to the tick, while the book is empty', () => {
  const quiet = {
    last_funding_rate: '0.001',
    hours_to_funding: '8',
    basis_samples: [],
    last_price: '90',
    tick: '0.1',
  }
  expect(markPrice({ ...quiet, index_price: '100.04' }).mark_price).toBe('100.0')
})
