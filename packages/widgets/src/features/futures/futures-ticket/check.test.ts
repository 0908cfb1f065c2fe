import { describe, expect, it } from 'vitest'
import { contract, cross20, draft, exposure, position } from '../../../testing/futures-market.ts'
import { type Checked, checkOrder } from './check.ts'
import { type FuturesDraft, sizeOrder } from './model.ts'

const check = (changes: Partial<FuturesDraft>, given: Partial<Checked> = {}) => {
  const whole = draft(changes)
  const market = given.market ?? contract
  const sized = sizeOrder(whole, market)
  return checkOrder({ draft: whole, sized, market, margin: cross20, exposure, cost: null, ...given })
}
const first = (changes: Partial<FuturesDraft>, given?: Partial<Checked>) => check(changes, given)[0]
const of = (value: string) => ({ by: 'quantity', value }) as const
const holding = { exposure: { ...exposure, position: position() } }

describe('checkOrder of a contract order', () => {
  it('checkOrder reports no problem for a valid order', () => {
    expect(check({})).toEqual([])
    expect(check({ type: 'market', side: 'sell' })).toEqual([])
    expect(check({ withExits: true, takeProfit: '65000', stopLoss: '58000' })).toEqual([])
  })

  it('checkOrder rejects a price between two ticks or outside the price band, and a quantity between two steps or below the minimum value', () => {
    expect(first({ price: '59000.05' })).toMatchObject({ field: 'price', name: 'PRICE_TICK' })
    expect(first({ price: '29999.9' })).toEqual({
      field: 'price',
      name: 'PRICE_BAND',
      params: { min: '30000.0', max: '90000.0' },
    })
    expect(first({ size: of('0.0005') })).toMatchObject({ field: 'quantity', name: 'QTY_STEP' })
    const small = { rules: { ...contract.rules, min_notional: '100' } }
    expect(first({ size: of('0.001') }, { market: { ...contract, ...small } })?.name).toBe('MIN_NOTIONAL')
    expect(first({ size: { by: 'total', value: '1' } })).toMatchObject({
      field: 'total',
      name: 'MIN_NOTIONAL',
    })
  })

  it('checkOrder computes the price band from the limits in the rules of the contract', () => {
    const market = { ...contract, rules: { ...contract.rules, price_band: { min: '0.9', max: '1.1' } } }
    expect(first({ price: '53999.9' }, { market })).toEqual({
      field: 'price',
      name: 'PRICE_BAND',
      params: { min: '54000.0', max: '66000.0' },
    })
    expect(check({ price: '54000' }, { market })).toEqual([])
  })

  it('the bracket for the combined value of position and order limits the leverage', () => {
    const most = { margin: { mode: 'cross', leverage: 100 } } as const
    expect(check({}, most)).toEqual([])
    const range = { field: 'leverage', name: 'LEVERAGE_RANGE', params: { max: '50' } }
    expect(first({ size: of('5') }, most)).toEqual(range)
    // The position is worth 36,000, and an order of 3.9 BTC adds about 230,000. The sum exceeds the second bracket,
    // which ends at 250,000.
    expect(first({ size: of('3.9') }, { ...most, ...holding })).toEqual(range)
    expect(check({ side: 'sell', size: of('0.6') }, { ...most, ...holding })).toEqual([])
    expect(first({ size: of('200') })).toEqual({
      field: 'quantity',
      name: 'BRACKET_LIMIT',
      params: { max_notional: '10000000' },
    })
  })

  it('checkOrder rejects a reduce-only order if there is no position, or if the order would increase the position', () => {
    const refused = { field: 'reduceOnly', name: 'REDUCE_ONLY_REJECTED', params: {} }
    expect(check({ reduceOnly: true })).toEqual([refused])
    expect(check({ reduceOnly: true }, holding)).toEqual([refused])
    expect(check({ reduceOnly: true, side: 'sell', price: '61000' }, holding)).toEqual([])
    // REDUCE_ONLY_REJECTED is reported even while the quantity is empty.
    expect(check({ reduceOnly: true, size: of('') })).toContainEqual(refused)
  })

  it('checkOrder accepts an order above the maximum quantity if it is reduce-only and closes an open position', () => {
    const huge = { exposure: { ...exposure, position: position({ quantity: '1200.00000000' }) } }
    const closing = { side: 'sell', price: '61000', size: of('1200') } as const
    expect(check({ ...closing, reduceOnly: true }, huge)).toEqual([])
    expect(check({ ...closing, type: 'stop_market', trigger: '59000', reduceOnly: true }, huge)).toEqual([])
    expect(first(closing, huge)).toMatchObject({ field: 'quantity', name: 'QTY_STEP' })
  })

  it('the maximum that checkOrder reports for a reduce-only order includes the position that the order closes', () => {
    const huge = { exposure: { ...exposure, position: position({ quantity: '1200.00000000' }) } }
    const larger = { side: 'sell', price: '61000', size: of('2201') } as const
    expect(first({ ...larger, reduceOnly: true }, huge)).toMatchObject({ params: { max: '2200' } })
    expect(first(larger, huge)).toMatchObject({ params: { max: '1000' } })
  })

  it('checkOrder requires a take profit at a gain and a stop loss at a loss', () => {
    const wrong = (changes: Partial<FuturesDraft>) =>
      check({ withExits: true, ...changes }).map(({ field, name }) => `${field} ${name}`)
    expect(wrong({ takeProfit: '59000' })).toEqual(['takeProfit TRIGGER_PRICE'])
    expect(wrong({ stopLoss: '59000.1' })).toEqual(['stopLoss TRIGGER_PRICE'])
    expect(wrong({ side: 'sell', price: '60000', takeProfit: '61000', stopLoss: '59000' })).toEqual([
      'takeProfit TRIGGER_PRICE',
      'stopLoss TRIGGER_PRICE',
    ])
    expect(wrong({ stopLoss: '58000.01' })).toEqual(['stopLoss PRICE_TICK'])
    expect(check({ withExits: false, takeProfit: '1' })).toEqual([])
    const market = { ...contract, last: '60500.0' }
    const exits = { withExits: true, stopLoss: '60200' } as const
    const by = (triggerBy: 'last' | 'mark', type: 'limit' | 'market' = 'market') =>
      check({ ...exits, type, price: '60300', triggerBy }, { market }).map(({ name }) => name)
    expect(by('last')).toEqual([])
    expect(by('mark')).toEqual(['TRIGGER_PRICE'])
    expect(by('mark', 'limit')).toEqual([])
  })

  it('a TP/SL order needs a position, and a trigger price that neither the last price nor a selected mark price has reached', () => {
    expect(check({ type: 'tp', trigger: '61000' })).toEqual([
      { field: null, name: 'NO_POSITION', params: {} },
    ])
    expect(first({ type: 'tp' }, holding)).toMatchObject({ field: 'trigger', name: 'REQUIRED' })
    expect(check({ type: 'tp', trigger: '61000' }, holding)).toEqual([])
    expect(first({ type: 'sl', trigger: '61000' }, holding)).toMatchObject({ name: 'TRIGGER_PRICE' })
    const market = { ...contract, last: '60500.0' }
    expect(check({ type: 'sl', trigger: '60200' }, { ...holding, market })).toEqual([])
    expect(first({ type: 'sl', trigger: '60200', triggerBy: 'mark' }, { ...holding, market })).toMatchObject({
      field: 'trigger',
      name: 'TRIGGER_PRICE',
    })
  })

  it('checkOrder reports a cost above the balance, and checks no balance if no user is logged in', () => {
    const params = { available: '10000.00', unit: 'USDT' }
    expect(check({}, { cost: '10000.00000001' })).toEqual([
      { field: 'quantity', name: 'INSUFFICIENT_BALANCE', params },
    ])
    expect(check({}, { cost: '10000' })).toEqual([])
    expect(check({ reduceOnly: true }, { exposure: null, cost: '1' })).toEqual([])
  })

  it('checkOrder rejects market orders if the other side of the book is empty, and post-only orders that would trade', () => {
    expect(first({ type: 'market' }, { market: { ...contract, asks: [] } })?.name).toBe('NO_LIQUIDITY')
    expect(first({ postOnly: true, price: '60000' })).toMatchObject({ name: 'POST_ONLY_WOULD_TAKE' })
  })
})
