import { describe, expect, it } from 'vitest'
import { contract, cross20, draft, exposure, position, rates } from '../../../testing/futures-market.ts'
import { checkOrder } from './check.ts'
import { type FuturesDraft, futuresRequest, sizeOrder } from './model.ts'
import { previewStop } from './preview-stop.ts'

const stop = (changes: Partial<FuturesDraft>) => draft({ type: 'stop_market', trigger: '61000', ...changes })
const check = (changes: Partial<FuturesDraft>, own = exposure) => {
  const whole = stop(changes)
  const sized = sizeOrder(whole, contract)
  const given = { draft: whole, sized, market: contract, margin: cross20, exposure: own, cost: null }
  return checkOrder(given).map(({ field, name }) => [field, name])
}
const request = (changes: Partial<FuturesDraft>) => {
  const whole = stop({ size: { by: 'quantity', value: '0.1' }, ...changes })
  return futuresRequest('BTCUSDT', whole, sizeOrder(whole, contract), cross20, null)
}

describe('futures stop orders', () => {
  it('a stop market request has a trigger; a stop limit request also has a price and a time in force', () => {
    const margin = { leverage: 20, margin_mode: 'cross' }
    const common = { symbol: 'BTCUSDT', side: 'buy', quantity: '0.1', trigger_price: '61000' }
    expect(request({ triggerBy: 'mark' })).toEqual({
      ...common,
      ...margin,
      type: 'stop_market',
      trigger_by: 'mark',
    })
    expect(request({ type: 'stop_limit', price: '61050', postOnly: true, reduceOnly: true })).toEqual({
      ...common,
      type: 'stop_limit',
      trigger_by: 'last',
      price: '61050',
      tif: 'GTC',
      reduce_only: true,
    })
    expect(request({ trigger: '' })).toBeNull()
  })

  it('accepts a trigger above or below the current price, but not at that price or outside the band', () => {
    expect(check({})).toEqual([])
    expect(check({ trigger: '59000' })).toEqual([])
    expect(check({ trigger: contract.last ?? '' })).toEqual([['trigger', 'AT_LAST']])
    expect(check({ trigger: contract.mark ?? '', triggerBy: 'mark' })).toEqual([['trigger', 'AT_MARK']])
    expect(check({ trigger: '90000.1' })).toEqual([['trigger', 'PRICE_BAND']])
    expect(check({ trigger: '' })).toEqual([['trigger', 'REQUIRED']])
    expect(check({ trigger: '61000.05' })).toEqual([['trigger', 'PRICE_TICK']])
  })

  it('checks the limit price of a stop limit order and the TP/SL of a stop market order against the trigger', () => {
    expect(check({ type: 'stop_limit', price: '30500' })).toEqual([])
    expect(check({ type: 'stop_limit', price: '30499.9' })).toEqual([['price', 'PRICE_BAND']])
    expect(check({ withExits: true, takeProfit: '60900' })).toEqual([['takeProfit', 'TRIGGER_PRICE']])
    expect(check({ withExits: true, takeProfit: '61100', stopLoss: '60900' })).toEqual([])
  })

  it('previews a stop market order at its trigger price, and reports a limit price that is far from the trigger of a stop limit order', () => {
    const order = { side: 'buy', trigger_price: '61000', quantity: '0.1' } as const
    expect(previewStop(order, contract, cross20, rates, exposure)).toMatchObject({
      outcome: 'waits',
      average: '61000',
      notional: '6100',
      // Margin of 6,100 / 20 and a fee of 0.05 % of 6,100.
      cost: '308.05',
      gap: null,
      after: { side: 'long', quantity: '0.1', entry: '61000' },
    })
    const wide = previewStop({ ...order, price: '65000' }, contract, cross20, rates, exposure)
    expect(wide?.gap).toMatchObject({ by: 'trigger', market: '61000', needsConfirmation: true })
  })

  it('previews a reduce-only stop with at most the quantity of the position, and without cost', () => {
    const own = { ...exposure, position: position() }
    const order = { side: 'sell', trigger_price: '58000', quantity: '2', reduce_only: true } as const
    expect(previewStop(order, contract, cross20, rates, own)).toMatchObject({
      quantity: '0.60000000',
      cost: '0',
      after: null,
    })
    expect(previewStop(order, contract, cross20, rates, exposure)).toBeNull()
  })
})
