import { describe, expect, it } from 'vitest'
import { funds, market } from '../../../testing/spot-market.ts'
import type { OrderRequest } from './model.ts'
import { previewOrder } from './preview.ts'

const preview = (order: Partial<OrderRequest>) =>
  previewOrder({ symbol: 'BTCUSDT', ...order } as OrderRequest, market, funds, funds)

describe('preview of a stop order', () => {
  const stop = { type: 'stop_limit', side: 'sell', quantity: '0.1', tif: 'GTC' } as const

  it('a stop limit whose limit price is past its trigger pays the taker fee, otherwise the maker fee', () => {
    // The notional is 0.1 × 57,900 = 5,790, and the fee is 0.2 % of it.
    expect(preview({ ...stop, trigger_price: '58000', price: '57900' })).toMatchObject({
      ...{ outcome: 'waits', roles: 'taker', notional: '5790', fee: '11.58', received: '5778.42', gap: null },
      after: { base: '0.4', quote: '15778.42' },
      condition: { when: { trigger: '58000', when: 'falls', trail: null }, hold: '0.1', stop: null },
    })
    expect(preview({ ...stop, trigger_price: '58000', price: '58100' })).toMatchObject({
      ...{ roles: 'maker', fee: '5.81' },
    })
    expect(preview({ ...stop, side: 'buy', trigger_price: '62000', price: '62100' })).toMatchObject({
      ...{ roles: 'taker', notional: '6210', fee: '0.0002', received: '0.0998' },
      condition: { when: { when: 'rises' }, hold: '6210' },
    })
  })

  it('warns about a limit price at least 2 % past the trigger, and requires a confirmation from 5 %', () => {
    const at = (price: string) => preview({ ...stop, trigger_price: '58000', price })?.gap
    expect(at('56840.01')).toBeNull()
    expect(at('56840')).toEqual({
      ...{ side: 'sell', price: '56840', market: '58000', by: 'trigger', percent: '2.00' },
      ...{ guard: '5', needsConfirmation: false },
    })
    expect(at('55100')).toMatchObject({ percent: '5.00', needsConfirmation: true })
    expect(at('70000')).toBeNull()
    expect(preview({ ...stop, side: 'buy', trigger_price: '62000', price: '65100' })?.gap).toMatchObject({
      ...{ side: 'buy', by: 'trigger', percent: '5.00', needsConfirmation: true },
    })
  })

  it('estimates a stop market order at its trigger price, and a trailing stop at its current trigger price', () => {
    const { tif: _, ...sell } = stop
    expect(preview({ ...sell, type: 'stop_market', trigger_price: '58000' })).toMatchObject({
      ...{ roles: 'taker', notional: '5800', fee: '11.6', received: '5788.4', gap: null },
    })
    expect(preview({ ...sell, type: 'trailing_stop', trail_pct: '2' })).toMatchObject({
      ...{ notional: '5880', condition: { when: { trigger: '58800.00', when: 'falls', trail: '2' } } },
    })
    // The exact quantity, 500 / 62,000 = 0.0080645…, is rounded down to a multiple of the step.
    const buy = { type: 'stop_market', side: 'buy', trigger_price: '62000', total: '500' } as const
    expect(preview(buy)).toMatchObject({
      ...{ quantity: '0.00806', notional: '500', condition: { hold: '500' } },
    })
  })

  it('returns no preview while an amount is missing', () => {
    expect(preview({ type: 'stop_market', side: 'sell', trigger_price: '58000' })).toBeNull()
    expect(
      preview({ type: 'stop_limit', side: 'sell', trigger_price: '58000', quantity: '1' }),
    ).not.toBeNull()
  })
})

describe('preview of an OCO', () => {
  it('returns the result of each leg; an OCO sell freezes its quantity', () => {
    const sell = {
      type: 'oco',
      side: 'sell',
      price: '64000',
      trigger_price: '58000',
      quantity: '0.1',
    } as const
    expect(preview({ ...sell, stop_limit_price: '57900' })).toMatchObject({
      ...{ roles: 'maker', notional: '6400', fee: '6.4', received: '6393.6' },
      condition: {
        hold: '0.1',
        stop: { roles: 'taker', notional: '5790', fee: '11.58', received: '5778.42' },
      },
    })
    expect(preview(sell)?.condition?.stop).toMatchObject({ notional: '5800', fee: '11.6' })
  })

  it('an OCO buy freezes the cost of its more expensive leg; its stop limit price is compared with the trigger price', () => {
    const buy = { type: 'oco', side: 'buy', price: '58000', trigger_price: '62000', quantity: '0.1' } as const
    const shown = preview({ ...buy, stop_limit_price: '65100' })
    expect(shown?.condition).toMatchObject({ hold: '6510', stop: { notional: '6510' } })
    expect(shown?.gap).toMatchObject({ price: '65100', market: '62000', needsConfirmation: true })
  })
})
