import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../calendar.ts'
import { add, compare, isNegative, mul } from '../decimal.ts'
import { fromUnits } from '../units.ts'
import { convertQuote, convertRate } from './convert-quote.ts'
import { accrueLoan, loanPayoff, loanStatus, newLoan, repayLoan } from './loan-repay.ts'
import { pledgeAccumulated, pledgeIncome } from './pledge.ts'
import { type Bet, settleRound } from './prediction-round.ts'
import { referralRewards } from './referral-rewards.ts'
import { reviewReasons } from './withdrawal.ts'

const cents = fc.bigInt({ min: 1n, max: 10n ** 7n }).map((units) => fromUnits(units, 2))
const units = fc.bigInt({ min: 1n, max: 10n ** 13n }).map((value) => fromUnits(value))
const sum = (values: string[]) => values.reduce(add, '0')

it('in a prediction round without opening fees, payouts and the operator’s share add up to the stakes; in any round, PnL, operator’s share and opening fees sum to zero', () => {
  const bet = fc.record({ user: fc.string(), direction: fc.constantFrom('bull', 'bear'), amount: cents })
  const price = fc.option(fc.constantFrom('1', '2', '3'))
  const rule = fc.constantFrom('house', 'refund')
  fc.assert(
    fc.property(fc.array(bet), price, price, rule, rule, (bets, open, close, tie_rule, one_sided_rule) => {
      const rules = { open_fee_rate: '0.00123', reward_fee_rate: '0.0333', tie_rule, one_sided_rule } as const
      const settled = settleRound(bets as Bet[], open, close, rules)
      const free = settleRound(bets as Bet[], open, close, { ...rules, open_fee_rate: '0' })
      expect(isNegative(settled.house)).toBe(false)
      const staked = sum(bets.map((one) => one.amount))
      expect(add(sum(free.payouts.map(({ credit }) => credit)), free.house)).toBe(add(staked, '0'))
      const pnl = sum(settled.payouts.map((payout) => payout.pnl))
      expect(add(pnl, add(settled.house, settled.open_fees))).toBe('0')
    }),
  )
})

describe('interest and repayment of a loan', () => {
  const loan = {
    daily_rate: '0.00033',
    term_days: 7,
    disbursed_at: 0,
    grace_days: 3,
    overdue_multiplier: '3',
  }
  const step = fc.tuple(fc.integer({ min: 0, max: 3 * 86_400_000 }), fc.option(units))

  it('repayments never collect more than the payoff amount of a loan, and a full repayment leaves a debt of zero', () => {
    fc.assert(
      fc.property(units, fc.array(step, { maxLength: 8 }), (principal, steps) => {
        let balance = newLoan(principal)
        let at = 0
        for (const [wait, offered] of [...steps, [1, null] as const]) {
          at += wait
          const accrued = accrueLoan(loan, balance, at)
          const { payoff } = loanPayoff(accrued)
          const paid = repayLoan(accrued, offered ?? 'full')
          balance = paid.balance
          expect(compare(paid.repayment.paid, payoff)).not.toBe(1)
          for (const part of [balance.principal, balance.interest, balance.penalty]) {
            expect(isNegative(part)).toBe(false)
          }
        }
        expect(loanStatus(loan, balance)).toBe('repaid')
        expect(loanPayoff(accrueLoan(loan, balance, at + 1e10)).payoff).toBe('0.00000000')
      }),
    )
  })

  it('accruing the interest of a loan twice up to the same time charges that interest only once', () => {
    const once = accrueLoan(loan, newLoan('1000'), 90_000_000)
    expect(accrueLoan(loan, once, 90_000_000)).toEqual(once)
  })
})

it('the daily incomes of a pledge add up to its accumulated income', () => {
  const lots = fc.array(fc.tuple(fc.integer({ min: 0, max: 6 }), units), { maxLength: 4 })
  fc.assert(
    fc.property(units, lots, (principal, appends) => {
      const start = '2026-02-25'
      const first = { date: start, amount: principal }
      const more = appends.map(([days, amount]) => ({ date: addDays(start, days), amount }))
      const order = { daily_rate: '0.0035', cycle_days: 7, start_date: start, lots: [first, ...more] }
      const days = Array.from({ length: 10 }, (_, index) => addDays(start, index))
      const booked = sum(days.map((date) => pledgeIncome(order, date)))
      expect(compare(booked, pledgeAccumulated(order, days.at(-1)!))).toBe(0)
    }),
  )
})

it('a conversion never yields more value than it costs, whether the amount to pay or the amount to receive is given', () => {
  const terms = { spread: '0.001', min_value_usdt: '0', max_value_usdt: '100000000' }
  fc.assert(
    fc.property(cents, cents, units, (from, to, offered) => {
      const there = convertQuote(from, to, { from_amount: offered }, terms)
      expect(compare(mul(there.to_amount, to), mul(offered, from))).not.toBe(1)
      const asked = convertQuote(from, to, { to_amount: offered }, terms)
      fc.pre(asked.inverse_rate !== null)
      expect(compare(mul(asked.from_amount, from), mul(offered, to))).not.toBe(-1)
    }),
  )
})

it('a conversion quote with a rate that rounds to zero is rejected instead of dividing by zero', () => {
  const terms = { spread: '0.001', min_value_usdt: '1', max_value_usdt: '100000' }
  expect(convertRate('0.00000001', '100000', '0.001')).toBe('0')
  const quote = convertQuote('0.00000001', '100000', { to_amount: '1' }, terms)
  expect(quote).toMatchObject({ inverse_rate: null, error: 'CONVERT_MIN' })
})

it('the referral rewards for a trade are paid from its trading fee, and their sum never exceeds the fee', () => {
  const uplines = [{ user: 'a' }, { user: 'b' }, { user: 'c' }, { user: 'd' }]
  fc.assert(
    fc.property(units, (fee) => {
      const { rewards, house_net } = referralRewards(fee, uplines, ['0.2', '0.1', '0.05'])
      expect(rewards).toHaveLength(3)
      expect(add(sum(rewards.map(({ reward }) => reward)), house_net)).toBe(add(fee, '0'))
      expect(compare(house_net, mul(fee, '0.65'))).not.toBe(-1)
    }),
  )
})

it('a withdrawal goes to review if a security setting was changed less than 24 h ago', () => {
  const now = 1_767_225_600_000
  const day = 86_400_000
  expect(reviewReasons({ policy_changed: now - day + 1, password_changed: now - day }, now)).toEqual([
    'policy_changed',
  ])
})
