import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { add, compare, sub } from '../decimal.ts'
import { fromUnits, toUnits } from '../units.ts'
import { aiBounds, aiDayIncome, aiDays, aiDraw, aiNetIncome } from './ai-income.ts'

const rate = (min: number, max: number) => fc.integer({ min, max }).map((n) => fromUnits(BigInt(n), 6))
const terms = fc
  .record({ low: rate(-16_000, 0), span: rate(0, 30_000), fee_rate: rate(0, 300_000) })
  .map(({ low, span, fee_rate }) => ({ min_rate: low, max_rate: add(low, span), fee_rate }))
const cycles = fc.record({
  cycle_days: fc.integer({ min: 1, max: 9 }),
  loops: fc.integer({ min: 1, max: 4 }),
})
const paid = fc.bigInt({ min: 10n ** 8n, max: 10n ** 14n }).map((units) => fromUnits(units))
const orderNo = fc.integer({ min: 0, max: 1e9 }).map((n) => `A20260101${String(n).padStart(10, '0')}`)
const price = fc.bigInt({ min: 1n, max: 10n ** 8n }).map((units) => fromUnits(units, 2))
const day = fc.integer({ min: 1, max: 400 })

describe('aiDraw: the random rate of a day', () => {
  it('aiDraw derives the random rate of a day from the SHA-256 of order number, day and price', () => {
    const draw = aiDraw({ min_rate: '-0.01', max_rate: '0.01' }, 'A202601010000000001', 3, '60123.45')
    expect(draw.text).toBe('A202601010000000001:3:60123.45')
    expect(draw.hash).toBe(createHash('sha256').update(draw.text).digest('hex'))
  })

  it('the random rate of a day lies between the lowest and the highest rate of the AI order and is rounded down to six decimals', () => {
    fc.assert(
      fc.property(terms, orderNo, day, price, ({ min_rate, max_rate }, no, at, tick) => {
        const { drawn, rate: drawnRate } = aiDraw({ min_rate, max_rate }, no, at, tick)
        const [low, high, got] = [min_rate, max_rate, drawnRate].map((text) => toUnits(text, 6)) as [
          bigint,
          bigint,
          bigint,
        ]
        // The tested rate `got` is the exact rate rounded down to its last decimal, so got <= low + (high -
        // low) × drawn / 2^32 < got + 1. All terms are multiplied by 2^32, so that integers are compared.
        const exact = low * 2n ** 32n + (high - low) * BigInt(drawn)
        expect(got * 2n ** 32n <= exact && exact < (got + 1n) * 2n ** 32n).toBe(true)
        expect(got >= low && got <= high).toBe(true)
      }),
    )
  })

  it('the random rates of 4,000 AI orders are spread evenly between the lowest and the highest rate', () => {
    const counts = new Array<number>(10).fill(0)
    const bounds = { min_rate: '0', max_rate: '0.01' }
    for (let n = 1; n <= 4_000; n++) {
      const bucket = Math.floor(Number(aiDraw(bounds, `A${n}`, 1, '60000.00').rate) * 1_000)
      counts[bucket] = counts[bucket]! + 1
    }
    // Chi-squared test with nine degrees of freedom, because the rates are counted in ten ranges. For evenly
    // distributed rates, the sum exceeds 27.9 in one of a thousand runs.
    expect(counts.reduce((sum, count) => sum + (count - 400) ** 2 / 400, 0)).toBeLessThan(27.9)
  })
})

describe('aiDayIncome: the income of a day', () => {
  it('aiDayIncome rounds the loss of a day away from zero and charges no fee for it', () => {
    expect(aiDayIncome('33.33333333', '-0.000001', '0.1')).toEqual({
      income: '-0.00003334',
      fee: '0.00000000',
    })
  })

  it('aiDayIncome rounds the fee of a winning day up, and charges no fee on a day without income', () => {
    expect(aiDayIncome('0.00001', '0.001', '0.1')).toEqual({ income: '0.00000001', fee: '0.00000001' })
    expect(aiDayIncome('1', '0', '0.1')).toEqual({ income: '0.00000000', fee: '0.00000000' })
  })

  it('at a higher daily rate, the net income of an AI order for the day is never lower', () => {
    fc.assert(
      fc.property(paid, terms, (principal, { min_rate, max_rate, fee_rate }) => {
        const net = (at: string) => {
          const { income, fee } = aiDayIncome(principal, at, fee_rate)
          return sub(income, fee)
        }
        expect(compare(net(min_rate), net(max_rate))).toBeLessThanOrEqual(0)
      }),
    )
  })
})

describe('aiDays: the days of an order', () => {
  it('the principal of an AI order changes only at the end of a loop (a fixed number of days), by the net result of that loop', () => {
    fc.assert(
      fc.property(terms, cycles, paid, orderNo, price, (rates, cycle, principal, no, tick) => {
        const all = { ...rates, ...cycle }
        const days = aiDays(all, principal, (at) => aiDraw(all, no, at, tick).rate)
        expect(days).toHaveLength(cycle.cycle_days * cycle.loops)
        for (const { day: at, principal: base } of days) {
          const before = days.slice(0, Math.floor((at - 1) / cycle.cycle_days) * cycle.cycle_days)
          expect(compare(base, add(principal, aiNetIncome(before)))).toBe(0)
        }
      }),
    )
  })

  it('the net result of an AI order lies between its minimum and maximum income, except for rounding errors that begin with the second loop of days', () => {
    fc.assert(
      fc.property(terms, cycles, paid, orderNo, price, (rates, cycle, principal, no, tick) => {
        const all = { ...rates, ...cycle }
        const net = aiNetIncome(aiDays(all, principal, (at) => aiDraw(all, no, at, tick).rate))
        const { min_income, max_income } = aiBounds(all, principal)
        const rounding = fromUnits(BigInt(cycle.cycle_days * (cycle.loops - 1)))
        expect(compare(net, sub(min_income, rounding))).toBeGreaterThanOrEqual(0)
        expect(compare(net, add(max_income, rounding))).toBeLessThanOrEqual(0)
      }),
    )
  })

  it('for an AI order that runs for one loop (a fixed number of days), the minimum and maximum income assume the lowest and the highest rate on every day', () => {
    const all = { min_rate: '-0.002', max_rate: '0.01', fee_rate: '0.1', cycle_days: 21, loops: 1 }
    const { min_income, max_income } = aiBounds(all, '2000')
    expect(min_income).toBe('-84.00000000')
    expect(max_income).toBe('378.00000000')
  })
})
