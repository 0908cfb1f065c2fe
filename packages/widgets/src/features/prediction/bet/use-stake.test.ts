import { timeOptionDebit } from '@bourselet/sdk/money'
import { describe, expect, it } from 'vitest'
import { checkStake, isStake, largestStake } from './use-stake.ts'

const bounds = { min: '1', max: '5000', step: '0.01', openFeeRate: '0' }
const withFee = { min: '10', max: '10000', step: '0.01', openFeeRate: '0.001' }
const name = (stake: string, available: string | null = null, at = bounds) =>
  checkStake(stake, at, available)?.name ?? null

describe('check of a stake', () => {
  it('rejects a stake that is outside the limits, not a multiple of the step, empty or malformed', () => {
    expect(name('')).toBe('REQUIRED')
    expect(name('0')).toBe('AMOUNT_FORMAT')
    expect(name('0.99')).toBe('STAKE_RANGE')
    expect(name('1')).toBeNull()
    expect(name('5000.00')).toBeNull()
    expect(name('5000.01')).toBe('STAKE_RANGE')
    expect(name('10.001')).toBe('STEP')
    expect(name('10.000')).toBeNull()
    expect(checkStake('0.5', bounds, null)?.params).toEqual({ min: '1', max: '5000' })
  })

  it('with a step of 1, rejects a stake with decimals and rounds the largest stake down to the step', () => {
    const whole = { ...bounds, step: '1' }
    expect(name('10.50', null, whole)).toBe('STEP')
    expect(name('10', null, whole)).toBeNull()
    expect(largestStake(whole, '120.45990000')).toBe('120')
  })

  it('requires a balance that covers the stake and the open fee', () => {
    expect(name('100', '100.10000000', withFee)).toBeNull()
    expect(checkStake('100', withFee, '100.00000000')).toEqual({
      name: 'INSUFFICIENT_WITH_FEE',
      params: { debit: '100.10000000', available: '100.00000000', unit: 'USDT' },
    })
    expect(name('100', '100.00000000')).toBeNull()
    expect(name('100', '99.99999999')).toBe('INSUFFICIENT_BALANCE')
  })

  it('accepts any multiple of the step as a stake for a payout estimate, even one outside the limits', () => {
    expect(isStake('6000', bounds)).toBe(true)
    expect(isStake('1.005', bounds)).toBe(false)
    expect(isStake('', bounds)).toBe(false)
  })
})

describe('largest stake', () => {
  it('the largest stake is limited by the maximum and by the balance, but is never below the minimum', () => {
    expect(largestStake(bounds, '12450.00000000')).toBe('5000')
    expect(largestStake(bounds, '120.45990000')).toBe('120.45')
    expect(largestStake(bounds, '0.50000000')).toBe('1')
  })

  it('the balance covers the largest stake with its fee, but not a stake one step larger', () => {
    for (const available of [
      '100.10000000',
      '100.09999999',
      '1234.56789012',
      '10.01000000',
      '5550.55000001',
    ]) {
      const stake = largestStake(withFee, available)
      expect(checkStake(stake, withFee, available), available).toBeNull()
      const more = (Number(stake) + 0.01).toFixed(2)
      expect(Number(timeOptionDebit(more, '0.001').debit), available).toBeGreaterThan(Number(available))
    }
  })
})
