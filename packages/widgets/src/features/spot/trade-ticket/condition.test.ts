import { describe, expect, it } from 'vitest'
import { distanceFrom, triggerWhen } from '../../../shared/ticket/trigger-price.ts'
import { conditionOf, trailTrigger } from './condition.ts'
import type { OrderRequest } from './model.ts'

describe('condition of an order', () => {
  it('returns `rises` for a trigger above the last price, `falls` for a trigger below it, and null if they are equal or there is no last price', () => {
    expect(triggerWhen('60000.01', '60000.00')).toBe('rises')
    expect(triggerWhen('59999.99', '60000.00')).toBe('falls')
    expect(triggerWhen('60000', '60000.00')).toBeNull()
    expect(triggerWhen('60000', null)).toBeNull()
  })

  it.each([
    // Columns: last price, trail in percent, side, tick, expected trigger.
    ['60000.00', '1', 'sell', '0.01', '59400.00'],
    ['60000.00', '1', 'buy', '0.01', '60600.00'],
    // The exact triggers are 60,123.45 × 0.9967 = 59,925.042615 and 60,123.45 × 1.0033 = 60,321.857385.
    ['60123.45', '0.33', 'sell', '0.01', '59925.04'],
    ['60123.45', '0.33', 'buy', '0.01', '60321.86'],
    ['3.1415', '0.1', 'sell', '0.0001', '3.1383'],
    ['3.1415', '0.1', 'buy', '0.0001', '3.1447'],
    ['0.00001234', '20', 'sell', '0.00000001', '0.00000987'],
  ] as const)(
    'at the price %s, the trigger of a trailing stop with a trail of %s %% (%s) is rounded away from the market',
    (last, trail, side, tick, trigger) => {
      expect(trailTrigger(last, trail, side, tick)).toBe(trigger)
    },
  )

  it('a trailing sell fires when the price falls to its trigger, a trailing buy when the price rises to it', () => {
    const order = { symbol: 'BTCUSDT', type: 'trailing_stop', trail_pct: '2' } as const
    const of = (side: 'buy' | 'sell') =>
      conditionOf({ ...order, side } as OrderRequest, '60000', { tick: '0.01' })
    expect(of('sell')).toEqual({ trigger: '58800.00', when: 'falls', trail: '2' })
    expect(of('buy')).toEqual({ trigger: '61200.00', when: 'rises', trail: '2' })
  })

  it('computes the distance from the last price in percent with two decimals', () => {
    expect(distanceFrom('57200.00', '52412.60')).toBe('9.13')
    expect(distanceFrom('51900', '52412.60')).toBe('-0.98')
    expect(distanceFrom('', '52412.60')).toBeNull()
    expect(distanceFrom('51900', null)).toBeNull()
  })
})
