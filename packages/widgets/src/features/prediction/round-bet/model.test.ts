import { describe, expect, it } from 'vitest'
import { betAt, multipleOf, previewBet, previewOwn } from './model.ts'

const round = {
  bull_pool: '9860.00000000',
  bear_pool: '8345.00000000',
  open_fee_rate: '0',
  reward_fee_rate: '0.03',
  tie_rule: 'refund',
  one_sided_rule: 'refund',
} as const

describe('preview of a bet in a round', () => {
  it('computes the payout of a bet from a pool that already includes its stake', () => {
    // Payout of a stake of 100: (18,305 in both pools − fee of 549.15) × 100 / 9,960.
    expect(previewBet(round, 'bull', '100')).toEqual({
      receive: '178.27158634',
      profit: '78.27158634',
      loss: '-100.00000000',
      multiple: '1.8378',
    })
    expect(previewBet(round, 'bear', '100').receive).toBe('210.25281231')
  })

  it('the open fee reduces the profit and increases the loss of a bet', () => {
    const preview = previewBet({ ...round, open_fee_rate: '0.001' }, 'bull', '100')
    expect(preview).toMatchObject({ profit: '78.17158634', loss: '-100.10000000' })
  })

  it('if only one side has bets, a bet returns the stake, less the fee if `one_sided_rule` is `house`', () => {
    const empty = { ...round, bear_pool: '0.00000000' }
    expect(previewBet(empty, 'bull', '100')).toMatchObject({ receive: '100.00000000', loss: '0.00000000' })
    const house = { ...empty, one_sided_rule: 'house' } as const
    expect(previewBet(house, 'bull', '100')).toMatchObject({ receive: '97.00000000', loss: '-100.00000000' })
  })

  it('the first bet in a round has the payout multiple 1, and a side without bets has no payout multiple', () => {
    const none = { ...round, bull_pool: '0.00000000', bear_pool: '0.00000000' }
    expect(previewBet(none, 'bull', '1').multiple).toBe('1')
    expect(multipleOf(none, 'bull')).toBeNull()
  })
})

describe('preview of a placed bet', () => {
  it('computes the payout from pools that include the bet', () => {
    const published = { ...round, bull_pool: '9960.00000000' }
    expect(previewOwn(published, 'bull', '100')).toEqual(previewBet(round, 'bull', '100'))
  })

  it.each(['refund', 'house'] as const)(
    'while the pools do not include the bet yet, adds its stake to them (one-sided rule `%s`)',
    (one_sided_rule) => {
      const rules = { ...round, one_sided_rule }
      const empty = { ...rules, bull_pool: '0.00000000' }
      expect(previewOwn(empty, 'bull', '100')).toEqual(previewBet(empty, 'bull', '100'))
      const small = { ...rules, bull_pool: '40.00000000' }
      expect(previewOwn(small, 'bull', '100')).toEqual(previewBet(small, 'bull', '100'))
      const none = { ...empty, bear_pool: '0.00000000' }
      expect(previewOwn(none, 'bull', '100')).toEqual(previewBet(none, 'bull', '100'))
    },
  )
})

describe('a bet in a locked round', () => {
  const locked = {
    ...round,
    bull_pool: '18420.00000000',
    bear_pool: '14260.00000000',
    open_price: '60084.15',
  }
  const bet = { direction: 'bull', amount: '200.00000000' } as const

  it('computes the payout of a bet in a locked round from pools that already include the bet', () => {
    expect(betAt(locked, bet, '60112.30')).toEqual({ credit: '344.18675352', pnl: '144.18675352' })
    expect(betAt(locked, bet, '60084.14')).toEqual({ credit: '0.00000000', pnl: '-200.00000000' })
  })

  it('in a tie, a bet is refunded unless the tie rule is `house`', () => {
    expect(betAt(locked, bet, '60084.15')?.credit).toBe('200.00000000')
    expect(betAt({ ...locked, tie_rule: 'house' }, bet, '60084.15')?.pnl).toBe('-200.00000000')
  })

  it('without a price, a bet in a locked round has no estimated payout', () => {
    expect(betAt(locked, bet, null)).toBeNull()
    expect(betAt({ ...locked, open_price: null }, bet, '1')).toBeNull()
  })
})
