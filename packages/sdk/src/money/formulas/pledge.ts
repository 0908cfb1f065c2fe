import { amount, granted, owed } from '../amount.ts'
import { addDays, dayNumber } from '../calendar.ts'
import { add, mul, sub } from '../decimal.ts'
import { max, min } from '../min-max.ts'
import type { Decimal } from '../units.ts'

/** Principal that was added to a pledge on a date. */
export interface PledgeLot {
  date: string
  amount: Decimal
}

/** A running pledge: the daily rate as a fraction, dates as `YYYY-MM-DD` UTC. */
export interface PledgeOrder {
  daily_rate: Decimal
  cycle_days: number
  start_date: string
  /** The first subscription and the amounts added later. */
  lots: readonly PledgeLot[]
}

const sum = (values: readonly Decimal[]) => values.reduce(add, '0')

/** Returns the maturity date, on which the pledge pays its last income and returns the principal. */
export function pledgeMaturity(order: PledgeOrder): string {
  return addDays(order.start_date, order.cycle_days)
}

/**
 * Returns the income of a date: the sum of DOWN8(lot x daily_rate) over the lots pledged before `date`, up to
 * maturity. There is no income on the pledge day.
 */
export function pledgeIncome(order: PledgeOrder, date: string): Decimal {
  if (date > pledgeMaturity(order)) return amount('0')
  const earning = order.lots.filter((lot) => lot.date < date)
  return amount(sum(earning.map((lot) => granted(mul(lot.amount, order.daily_rate)))))
}

/** Returns the income from the start up to and including a date; at maturity this is the estimated return. */
export function pledgeAccumulated(order: PledgeOrder, date: string): Decimal {
  const until = Math.min(dayNumber(date), dayNumber(pledgeMaturity(order)))
  const parts = order.lots.map((lot) => {
    const days = Math.max(0, until - dayNumber(lot.date))
    return mul(granted(mul(lot.amount, order.daily_rate)), String(days))
  })
  return amount(sum(parts))
}

/** Returns the principal paid back on a date: all of it at maturity, otherwise zero. */
export function pledgeReturned(order: PledgeOrder, date: string): Decimal {
  return amount(date === pledgeMaturity(order) ? sum(order.lots.map((lot) => lot.amount)) : '0')
}

/**
 * Returns the amount paid on early redemption: principal less the income already paid and less the penalty
 * UP8(principal x penalty_rate), at least 0.
 */
export function pledgeEarlyRedeem(
  principal: Decimal,
  incomePaid: Decimal,
  penaltyRate: Decimal,
): { clawback: Decimal; penalty: Decimal; payout: Decimal } {
  const penalty = owed(mul(principal, penaltyRate))
  const clawback = min(incomePaid, principal)
  return {
    clawback: amount(clawback),
    penalty,
    payout: amount(max('0', sub(principal, add(clawback, penalty)))),
  }
}
