import { describe, expect, it } from 'vitest'
import { contract, cross20, exposure, isolated20, position, rates } from '../../../testing/futures-market.ts'
import { distance, effectOf, placesOn, ruin, subjectOf, tierOf } from './margin-effect.ts'

const order = { quantity: '0.6', price: '59218.4' }
const subject = subjectOf(exposure, order, contract)!

describe('effects of margin mode and leverage', () => {
  it('computes margin, bracket limit, maximum loss and liquidation prices for a leverage', () => {
    const chosen = effectOf(subject, isolated20, contract, exposure, rates)
    expect(chosen).toEqual({
      initial: '1776.55200000',
      largest: '10000000',
      lost: '1776.55200000',
      liquidation: { long: '56483.5', short: '61931.5' },
    })
    expect(distance('56483.5', order.price)).toBe('-4.62')
    expect(tierOf(subject, contract)).toBe(1)
  })

  it('the whole balance covers the losses of a cross position', () => {
    const { lost, liquidation } = effectOf(subject, cross20, contract, exposure, rates)
    expect(lost).toBeNull()
    expect(Number(liquidation.long)).toBeLessThan(45_000)
    expect(effectOf(subject, cross20, contract, null, rates).liquidation).toEqual({ long: null, short: null })
  })

  it('higher leverage lowers the maximum position value, the initial margin, and the price move after which that margin is lost', () => {
    const at = (leverage: number) =>
      effectOf(subject, { mode: 'isolated', leverage }, contract, exposure, rates)
    expect(at(125).largest).toBe('50000')
    expect(at(50).initial).toBe('710.62080000')
    expect(ruin(50)).toBe('2.00')
  })

  it('shows the effect of new leverage on the open position, whose isolated margin stays the same', () => {
    const own = { ...exposure, position: position() }
    const held = subjectOf(own, order, contract)!
    expect(held).toMatchObject({ kind: 'held', side: 'long', price: '59218.40000000' })
    const raised = effectOf(held, { mode: 'isolated', leverage: 50 }, contract, own, rates)
    expect(raised).toMatchObject({ initial: '1776.55200000', liquidation: { long: '56483.5', short: null } })
  })

  it('without a position or an order, computes the effect of a leverage on an example position', () => {
    expect(subjectOf(null, undefined, contract)).toEqual({
      kind: 'example',
      side: null,
      quantity: '0.016',
      price: '60000.0',
    })
  })

  it('placesOn spreads several prices along a line, and places a single price in the middle', () => {
    const place = placesOn(['100', '50', '150'])
    expect(place('100')).toBeCloseTo(50)
    expect(place('50')).toBeGreaterThan(0)
    expect(place('150')).toBeLessThan(100)
    expect(placesOn(['100'])('100')).toBeCloseTo(50)
  })
})
