import { describe, expect, test } from 'vitest'
import {
  checkDraft,
  type Draft,
  flipped,
  leastReceived,
  partOf,
  previewOf,
  spreadOf,
  withCoin,
} from './model.ts'

const draft: Draft = { from: 'BTC', to: 'USDT', entered: 'from_amount', from_amount: '0.1', to_amount: '' }
const prices = { from: '60000.00', to: '1' }
const terms = { spread: '0.001', min_value_usdt: '1', max_value_usdt: '100000' }
const check = (changes: Partial<Draft>, available: string | null = '1') => {
  const changed = { ...draft, ...changes }
  return checkDraft(changed, { preview: previewOf(changed, prices, terms), available })
}

describe('the preview of a conversion', () => {
  test('previewOf computes the same amounts as the server’s quote, for an entered amount to pay and for an entered amount to receive', () => {
    expect(previewOf(draft, prices, terms)).toMatchObject({ rate: '59940', to_amount: '5994.00000000' })
    const wanted = { ...draft, entered: 'to_amount', from_amount: '', to_amount: '5994' } as const
    expect(previewOf(wanted, prices, terms)).toMatchObject({ from_amount: '0.10000000' })
  })

  test('previewOf returns null without prices, terms or a valid amount', () => {
    expect(previewOf(draft, { ...prices, from: null }, terms)).toBeNull()
    expect(previewOf(draft, prices, null)).toBeNull()
    expect(previewOf({ ...draft, from_amount: '0.123456789' }, prices, terms)).toBeNull()
  })
})

test('the spread of a pair is the higher spread of its two coins', () => {
  const spreads = [
    { coin: 'USDT', spread: '0.001' },
    { coin: 'SOL', spread: '0.0012' },
    { coin: 'BTC', spread: '0.001' },
  ]
  expect(spreadOf(spreads, { from: 'USDT', to: 'SOL' })).toBe('0.0012')
  expect(spreadOf(spreads, { from: 'SOL', to: 'BTC' })).toBe('0.0012')
})

describe('the check of the entries of a conversion', () => {
  test.each([
    [{ from_amount: '' }, { from_amount: 'REQUIRED' }],
    [{ from_amount: '0' }, { from_amount: 'REQUIRED' }],
    [{ from_amount: '0.123456789' }, { from_amount: 'AMOUNT_FORMAT' }],
    [{ from_amount: '0.00001' }, { from_amount: 'CONVERT_MIN' }],
    [{ from_amount: '2' }, { from_amount: 'CONVERT_MAX' }],
    [{ from_amount: '1.5' }, { from_amount: 'INSUFFICIENT_BALANCE' }],
    [{ entered: 'to_amount', to_amount: '90000' }, { to_amount: 'INSUFFICIENT_BALANCE' }],
    [{}, {}],
  ] as const)(
    'for the entries %o of a conversion, checkDraft returns the problems %o',
    (changes, problems) => {
      expect(check(changes)).toEqual(problems)
    },
  )

  test('if no user is logged in and the balance is unknown, checkDraft does not check the balance', () => {
    expect(check({ from_amount: '1.5' }, null)).toEqual({})
  })
})

test('an amount entered as a percentage of the balance never exceeds the balance', () => {
  expect(partOf('0.00000003', 50)).toBe('0.00000001')
  expect(partOf('0.12345678', 100)).toBe('0.12345678')
})

test('the minimum amount that a swap may return is the current amount minus the tolerance', () => {
  expect(leastReceived('100.00000000', '0.005')).toBe('99.50000000')
})

test('selecting the coin of the other side swaps both coins', () => {
  expect(withCoin(draft, 'to', 'BTC')).toMatchObject({ from: 'USDT', to: 'BTC' })
  expect(withCoin(draft, 'from', 'ETH')).toMatchObject({ from: 'ETH', to: 'USDT' })
  expect(flipped(draft)).toMatchObject({ from: 'USDT', to: 'BTC', entered: 'to_amount', to_amount: '0.1' })
})
