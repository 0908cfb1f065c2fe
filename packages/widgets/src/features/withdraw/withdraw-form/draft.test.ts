import { expect, test } from 'vitest'
import {
  checkDraft,
  type Draft,
  emptyDraft,
  intentOf,
  NEW,
  previewOf,
  reasonsFor,
  ruleOf,
  savedAddress,
  type Terms,
} from './draft.ts'

const TRON = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'
const terms: Terms = {
  method: 'crypto',
  coin: 'USDT',
  chain: 'TRC20',
  rule: { fee_fixed: '1', fee_rate: '0', min: '10', max: '100000' },
  available: '1500.00000000',
  daily: null,
  needsCode: false,
}
const bankRule = ruleOf({ fee_fixed: '2', fee_rate: '0.005', withdraw_min: '50', withdraw_max: '50000' })
const draft = (changes: Partial<Draft>): Draft => ({
  ...emptyDraft,
  to: NEW,
  address: TRON,
  amount: '100',
  ...changes,
})
const wrong = (changes: Partial<Draft>, on: Partial<Terms> = {}) =>
  checkDraft(draft(changes), { ...terms, ...on })

test('reports an address that is invalid on the selected network, and ignores surrounding spaces', () => {
  expect(wrong({})).toEqual({})
  expect(wrong({ address: ` ${TRON} ` })).toEqual({})
  expect(wrong({ address: '' })).toEqual({ address: 'REQUIRED' })
  expect(wrong({ address: TRON.toLowerCase() })).toEqual({ address: 'ADDRESS_INVALID' })
  expect(wrong({ to: '7', address: 'whatever' })).toEqual({})
})

test('if an address is valid on other networks only, the error names these networks', () => {
  const problem = (chain: string, networks: string) => ({
    address: { name: 'ADDRESS_NETWORK', params: { chain, networks } },
  })
  expect(wrong({}, { chain: 'ERC20' })).toEqual(problem('ERC20', 'TRC20'))
  const evm = { address: '0xdAC17F958D2ee523a2206206994597C13D831ec7' }
  expect(wrong(evm)).toEqual(problem('TRC20', 'ERC20 / BEP20'))
  expect(wrong(evm, { chain: 'BEP20' })).toEqual({})
})

test('checks an amount first against the limits, then against the balance', () => {
  expect(wrong({ amount: '' })).toEqual({ amount: 'REQUIRED' })
  expect(wrong({ amount: '9.99999999' })).toEqual({ amount: 'WITHDRAW_MIN' })
  expect(wrong({ amount: '100000.00000001' })).toEqual({ amount: 'WITHDRAW_MAX' })
  expect(wrong({ amount: '1500.00000001' })).toEqual({ amount: 'INSUFFICIENT_BALANCE' })
  expect(wrong({ amount: '1500' })).toEqual({})
  const daily = { used_today_usdt: '300', daily_limit_usdt: '1000', price_usdt: '1' }
  expect(wrong({ amount: '700' }, { daily })).toEqual({})
  expect(wrong({ amount: '700.00000001' }, { daily })).toEqual({ amount: 'WITHDRAW_DAILY_LIMIT' })
  expect(wrong({ amount: '1.123456789' })).toEqual({ amount: 'AMOUNT_FORMAT' })
})

test('requires a verification code only if the operator requires it', () => {
  expect(wrong({ code: '12' }, { needsCode: true })).toEqual({ code: 'CODE_INVALID' })
  expect(intentOf(draft({ code: '123456' }), { ...terms, needsCode: true })).toMatchObject({ code: '123456' })
  expect(intentOf(draft({ code: '123456' }), terms)).not.toHaveProperty('code')
})

test('a request has exactly one destination: the id of a saved address, a typed address, or a card', () => {
  const sum = { coin: 'USDT', amount: '100.5' }
  expect(intentOf(draft({ address: ` ${TRON}`, amount: '100.50' }), terms)).toEqual({
    ...sum,
    chain: 'TRC20',
    address: TRON,
  })
  expect(intentOf(draft({ to: '7', amount: '100.5' }), terms)).toEqual({
    ...sum,
    chain: 'TRC20',
    address_id: 7,
  })
  const bank: Terms = { ...terms, method: 'bank', rule: bankRule }
  expect(wrong({ card: '' }, bank)).toEqual({ card: 'REQUIRED' })
  expect(intentOf(draft({ card: '3', amount: '100.5' }), bank)).toEqual({ ...sum, type: 'bank', bank_id: 3 })
})

test('the preview deducts the fee from the amount, and is null if the amount does not exceed the fee', () => {
  expect(previewOf('100', terms.rule)).toEqual({ fee: '1.00000000', arrival: '99.00000000' })
  expect(previewOf('100', bankRule)).toEqual({ fee: '2.50000000', arrival: '97.50000000' })
  expect(previewOf('1', terms.rule)).toBeNull()
  expect(previewOf('', terms.rule)).toBeNull()
})

test('a typed address that is saved for any coin of the network has the same reasons for a manual review as the saved address', () => {
  const saved = { coin: 'TRX', chain: 'TRC20', address: TRON, changed_at: 1 }
  const reasons = (chain: string, typed: string, isRecent = false) =>
    reasonsFor(savedAddress([saved], chain, typed), [], () => isRecent)
  expect(reasons('TRC20', ` ${TRON}`)).toEqual([])
  expect(reasons('TRC20', TRON, true)).toEqual(['address_changed'])
  expect(reasons('TRC20', 'TXLfukvAW1ty1JjQnk2y3XoXpRwmfg3dJs')).toEqual(['address_changed'])
  expect(reasons('ERC20', TRON)).toEqual(['address_changed'])
})
