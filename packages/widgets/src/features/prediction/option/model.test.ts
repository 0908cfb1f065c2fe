import { describe, expect, it } from 'vitest'
import type { OptionOrder } from '../../../shared/data/use-option-orders.ts'
import { breakEven, optionAt, previewOption } from './model.ts'

const time = {
  time_id: 4,
  seconds: 300,
  payout_rate: '0.85',
  min_stake: '10',
  max_stake: '10000',
  stake_step: '0.01',
  open_fee_rate: '0.001',
  reward_fee_rate: '0.02',
}

it('before an option is opened, computes its debit and fees, the credit if it wins, and the loss if it loses', () => {
  expect(previewOption(time, '100')).toEqual({
    open_fee: '0.10000000',
    debit: '100.10000000',
    reward_fee: '1.70000000',
    receive: '183.30000000',
    profit: '83.2',
    loss: '-100.1',
  })
})

it('the break-even rate is debit divided by credit, rounded up', () => {
  // The debit is 1.001 and the credit is 1 + 0.85 × 0.98 = 1.833, so the rate is 54.609… %, rounded up to 54.7 %.
  expect(breakEven(time)).toBe('54.7')
  expect(breakEven({ ...time, payout_rate: '1', open_fee_rate: '0', reward_fee_rate: '0' })).toBe('50.0')
})

describe('running option', () => {
  const order = { ...time, direction: 'bear', amount: '50.00000000', open_price: '60121.08' } as OptionOrder &
    typeof time

  it('computes the credit and the profit of an option that is delivered at a given price', () => {
    expect(optionAt({ ...order, payout_rate: '0.75' }, '60112.30')).toEqual({
      credit: '86.75000000',
      pnl: '36.70000000',
    })
    expect(optionAt(order, '60121.09')).toEqual({ credit: '0.00000000', pnl: '-50.05000000' })
    expect(optionAt(order, '60121.08')).toEqual({ credit: '50.05000000', pnl: '0.00000000' })
    expect(optionAt(order, null)).toBeNull()
  })
})
