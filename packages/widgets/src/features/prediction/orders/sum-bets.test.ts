import { expect, it } from 'vitest'
import { sumBets } from './sum-bets.ts'

const bet = (status: 'won' | 'lost' | 'draw' | 'cancelled' | 'in_progress', pnl: string | null) => ({
  status,
  pnl,
})

it('sums up settled bets, without those in progress', () => {
  const bets = [
    bet('in_progress', null),
    bet('won', '8.41500000'),
    bet('lost', '-10.10000000'),
    bet('won', '0.00000001'),
    bet('draw', '0.00000000'),
    bet('cancelled', '0.00000000'),
  ]
  expect(sumBets(bets)).toEqual({ won: 2, lost: 1, returned: 2, winRate: '66.67', profit: '-1.68499999' })
})

it('without a won or lost bet there is no win rate, and without a settled bet there are no results', () => {
  expect(sumBets([bet('draw', '0.00000000')])).toMatchObject({ winRate: null, profit: '0' })
  expect(sumBets([bet('in_progress', null)])).toBeNull()
})
