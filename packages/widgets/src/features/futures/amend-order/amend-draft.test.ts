import { describe, expect, it } from 'vitest'
import type { FuturesOrder } from '../../../shared/data/use-futures-orders.ts'
import { contract, cross20, exposure, position, rates } from '../../../testing/futures-market.ts'
import { futuresOrder } from '../../../testing/futures-samples.ts'
import {
  amendRequest,
  checkAmendment,
  draftOf,
  exposureWithout,
  hasTerms,
  isChanged,
  previewAmendment,
} from './amend-draft.ts'
import { isAmendable } from './amend-futures-order.tsx'

const limit = futuresOrder(1, { price: '59000.0', quantity: '0.30000000' })
const partial = { ...limit, filled: '0.10000000', status: 'partial' } as const
const stop = futuresOrder(2, {
  ...{ type: 'stop_limit', status: 'pending', price: '61100.0', trigger_price: '61000.0' },
  ...{ trigger_by: 'last', trigger_when: 'rises', quantity: '0.10000000' },
})
const scene = { market: contract, margin: cross20, rates, exposure }
const size = (value: string) => ({ size: { by: 'quantity', value } as const })
const names = (order: FuturesOrder, changes: object, own = exposure) =>
  checkAmendment(order, { ...draftOf(order), ...changes }, { ...scene, exposure: own }).map(
    ({ field, name }) => `${field} ${name}`,
  )
const poor = { ...exposure, available: '0', cash: '0' }

describe('the terms of an amended contract order', () => {
  it('draftOf returns the terms of an order; a price picked on the chart replaces the limit price, or the trigger price of an unfired stop order', () => {
    for (const order of [limit, stop]) {
      expect(isChanged(order, amendRequest(order, draftOf(order))!)).toBe(false)
    }
    expect(amendRequest(stop, draftOf(stop, '61500'))).toEqual({
      ...{ symbol: 'BTCUSDT', side: 'buy', type: 'stop_limit', order_no: stop.order_no },
      ...{ quantity: '0.1', price: '61100', trigger_price: '61500' },
    })
    const fired = { ...stop, status: 'open' } as const
    expect(amendRequest(fired, draftOf(fired, '61050'))).toMatchObject({
      ...{ type: 'stop_limit', price: '61050', trigger_price: '61000' },
    })
  })

  it('hasTerms accepts a smaller quantity only for a reduce-only order, and never another price', () => {
    const request = amendRequest(limit, draftOf(limit))!
    const smaller = { ...limit, quantity: '0.05000000' } as const
    expect(hasTerms(limit, request)).toBe(true)
    expect(hasTerms(smaller, request)).toBe(false)
    expect(hasTerms({ ...smaller, reduce_only: true }, request)).toBe(true)
    expect(hasTerms({ ...smaller, reduce_only: true, price: '58000.0' }, request)).toBe(false)
    expect(hasTerms({ ...limit, reduce_only: true, quantity: '0.40000000' }, request)).toBe(false)
  })

  it('isAmendable allows limit and stop orders, but no take profit, stop loss or partly filled stop', () => {
    const type = (name: FuturesOrder['type'], changes: Partial<FuturesOrder> = {}) =>
      isAmendable({ ...stop, type: name, ...changes })
    expect([type('stop_limit'), type('stop_market'), isAmendable(partial)]).toEqual([true, true, true])
    expect([type('tp'), type('sl'), type('stop_market', { filled: '0.1' })]).toEqual([false, false, false])
  })
})

describe('the check of an amended contract order', () => {
  it('checkAmendment accepts valid prices, quantities and triggers, and rejects invalid ones', () => {
    expect(names(limit, { price: '58000', ...size('0.4') })).toEqual([])
    expect(names(limit, { price: '58000.05' })).toEqual(['price PRICE_TICK'])
    expect(names(limit, { price: '20000' })).toEqual(['price PRICE_BAND'])
    expect(names({ ...limit, tif: 'PO' }, { price: '60100' })).toEqual(['price POST_ONLY_WOULD_TAKE'])
    expect(names({ ...limit, take_profit: '59500.0' }, { price: '59600' })).toEqual([
      'takeProfit TRIGGER_PRICE',
    ])
    expect(names(stop, { trigger: '60000' })).toEqual(['trigger AT_LAST'])
    expect(names(stop, { trigger: '59000' })).toEqual([])
  })

  it('a new quantity must exceed the filled quantity; the price of a partly filled order is not compared with its TP/SL triggers', () => {
    expect(names(partial, size('0.1'))).toEqual(['quantity ABOVE_FILLED'])
    expect(names(partial, size('0.05'))).toEqual(['quantity ABOVE_FILLED'])
    expect(names(partial, size('0.101'))).toEqual([])
    expect(names(partial, size(''))).toEqual(['quantity REQUIRED'])
    const filled = { ...partial, take_profit: '59500.0' }
    expect(names(filled, { price: '59600' })).toEqual([])
  })

  it('an amendment is checked against the maximum quantity only if it raises the quantity; for reduce-only orders, only the unfilled part counts', () => {
    const large = { ...stop, side: 'sell', quantity: '1200.00000000', reduce_only: true } as const
    const own = { ...exposure, position: position({ quantity: '120.00000000' }) }
    expect(names(large, { trigger: '61050' }, own)).toEqual([])
    expect(names(large, size('1150'), own)).toEqual([])
    expect(names(large, size('1200.001'), own)).toEqual(['quantity QTY_STEP'])
    const traded = {
      ...limit,
      side: 'sell',
      price: '61000.0',
      filled: '0.20000000',
      status: 'partial',
    } as const
    expect(names(traded, size('1000.1'))).toContain('quantity QTY_STEP')
    const reducing = { ...traded, reduce_only: true } as const
    expect(names(reducing, size('1000.1'), own)).toEqual([])
  })

  it('the maximum quantity that checkAmendment reports includes the filled quantity of the order', () => {
    const most = (order: FuturesOrder, quantity: string) =>
      checkAmendment(
        order,
        { ...draftOf(order), ...size(quantity) },
        { ...scene, exposure: { ...exposure, position: position({ quantity: '10.00000000' }) } },
      ).find(({ name }) => name === 'QTY_STEP')?.params.max
    const traded = {
      ...limit,
      side: 'sell',
      price: '61000.0',
      filled: '2.00000000',
      status: 'partial',
    } as const
    const order = { ...traded, quantity: '12.00000000' }
    expect([most(order, '1000'), most(order, '1000.001')]).toEqual([undefined, '1000'])
    const reducing = { ...order, reduce_only: true }
    expect([most(reducing, '1012'), most(reducing, '1012.001')]).toEqual([undefined, '1012'])
    const large = { ...reducing, quantity: '1200.00000000' }
    expect([most(large, '1200'), most(large, '1200.001')]).toEqual([undefined, '1200'])
  })

  it('the margin reserved for the order counts as available; an amendment that keeps the order’s place in the queue needs no balance', () => {
    expect(names(limit, { price: '59100' }, poor)).toEqual(['quantity INSUFFICIENT_BALANCE'])
    expect(names(limit, { price: '59100' }, exposureWithout(limit, poor, rates.taker))).toEqual([
      'quantity INSUFFICIENT_BALANCE',
    ])
    expect(names(limit, { price: '58900' }, exposureWithout(limit, poor, rates.taker))).toEqual([])
    expect(names(limit, size('0.2'), poor)).toEqual([])
    expect(names(stop, { trigger: '60500' }, poor)).toEqual([])
  })

  it('an unchanged limit price is accepted even if a move of the mark price has put it outside the price band', () => {
    const far = { ...contract, mark: '130000.0', last: '130000.0' }
    const kept = checkAmendment(limit, { ...draftOf(limit), ...size('0.2') }, { ...scene, market: far })
    expect(kept).toEqual([])
  })
})

describe('the preview of an amended contract order', () => {
  it('previewAmendment covers only the unfilled part of the order, at the current leverage', () => {
    const request = amendRequest(partial, { ...draftOf(partial), ...size('0.2') })!
    // Cost: margin of 59,000 × 0.1 / 20 plus a fee of 0.05 % of 5,900.
    expect(previewAmendment(partial, request, scene)).toMatchObject({ cost: '297.95', quantity: '0.1' })
    const margin = { mode: 'cross', leverage: 50 } as const
    expect(previewAmendment(partial, request, { ...scene, margin })?.cost).toBe('120.95')
  })

  it('previewAmendment shows no cost for an amended reduce-only order', () => {
    const exit = { ...limit, side: 'sell', price: '61000.0', reduce_only: true } as const
    const request = amendRequest(exit, { ...draftOf(exit), price: '62000' })!
    const held = { ...exposure, position: position() }
    expect(previewAmendment(exit, request, { ...scene, exposure: held })).toMatchObject({ cost: '0' })
  })
})
