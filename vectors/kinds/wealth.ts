import {
  add,
  addDays,
  amount,
  granted,
  mul,
  type PledgeLot,
  pledgeAccumulated,
  pledgeEarlyRedeem,
  pledgeIncome,
  pledgeMaturity,
  pledgeReturned,
  savingsDailyInterest,
  savingsInterestDays,
  savingsTermInterest,
} from '@bourselet/sdk/money'
import { type Kinds, kind } from '../kind.ts'

interface PledgeInput {
  principal: string
  daily_rate: string
  cycle_days: number
  start_date: string
  appends?: PledgeLot[]
  dates: string[]
}

const pledgeIncomeKind = kind<PledgeInput>((input) => {
  const first = { date: input.start_date, amount: input.principal }
  const order = { ...input, lots: [first, ...(input.appends ?? [])] }
  const maturity = pledgeMaturity(order)
  const rows = input.dates
    .filter((date) => date >= input.start_date)
    .map((date) => [
      date,
      {
        income: pledgeIncome(order, date),
        accumulated: pledgeAccumulated(order, date),
        principal_returned: pledgeReturned(order, date),
      },
    ])
  return {
    maturity_date: maturity,
    estimated_return: pledgeAccumulated(order, maturity),
    daily_income_initial: granted(mul(input.principal, input.daily_rate)),
    by_date: Object.fromEntries(rows),
  }
})

const pledgeEarlyRedeemKind = kind<{ principal: string; income_paid: string; penalty_rate?: string }>(
  (input) => pledgeEarlyRedeem(input.principal, input.income_paid, input.penalty_rate ?? '0'),
)

interface SavingsInput {
  type: 'flexible' | 'fixed'
  amount: string
  apr: string
  start_date: string
  redeem_date: string
  term_days: number
}

const savingsInterestKind = kind<SavingsInput>((input) => {
  const paid = (interest: string) => ({ interest, payout: amount(add(input.amount, interest)) })
  if (input.type === 'flexible') {
    const days = savingsInterestDays(input.start_date, input.redeem_date)
    const daily = savingsDailyInterest(input.amount, input.apr)
    return { interest_days: days, daily_interest: daily, ...paid(amount(mul(daily, String(days)))) }
  }
  return {
    interest_days: input.term_days,
    ...paid(savingsTermInterest(input.amount, input.apr, input.term_days)),
    maturity_date: addDays(input.start_date, input.term_days),
  }
})

export const kinds: Kinds = {
  pledge_income: pledgeIncomeKind,
  pledge_early_redeem: pledgeEarlyRedeemKind,
  savings_interest: savingsInterestKind,
}
