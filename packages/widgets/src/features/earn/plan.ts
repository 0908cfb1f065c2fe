import {
  add,
  addDays,
  type Decimal,
  mul,
  pledgeAccumulated,
  pledgeIncome,
  pledgeMaturity,
  savingsDailyInterest,
  savingsTermInterest,
} from '@bourselet/sdk/money'
import type { StaircaseDay } from '../../shared/staircase/staircase.ts'
import type { EarnProduct } from './product.ts'

/**
 * The expected income of an amount in a product, computed with the formulas that the server uses to book it.
 */
export type EarnPlan = {
  days: StaircaseDay[]
  /** Income over the shown period. */
  income: Decimal
  /** Income per day; null if the income is paid at maturity. */
  daily: Decimal | null
  startDate: string
  firstIncomeDate: string
  /** Maturity date; null for flexible savings. */
  maturityDate: string | null
}

/**
 * Returns the expected income of an amount subscribed on `startDate`. Flexible savings have no end, so their
 * income is computed for `horizon` days.
 */
export function planOf(product: EarnProduct, amount: Decimal, startDate: string, horizon: number): EarnPlan {
  const last = product.days ?? horizon
  const dates = Array.from({ length: last + 1 }, (_, at) => addDays(startDate, at))
  const incomes = incomesOf(product, amount, dates)
  let total: Decimal = '0'
  const days = dates.map((date, at): StaircaseDay => {
    const gain = incomes.of(date, at)
    total = add(total, gain)
    return { date, gain, total }
  })
  return {
    days,
    income: incomes.total,
    daily: product.pays === 'daily' ? incomes.of(dates[1]!, 1) : null,
    startDate,
    firstIncomeDate: product.pays === 'daily' ? dates[1]! : dates[last]!,
    maturityDate: product.days === null ? null : dates[last]!,
  }
}

type Incomes = { of: (date: string, at: number) => Decimal; total: Decimal }

function incomesOf({ kind, rate, days }: EarnProduct, amount: Decimal, dates: readonly string[]): Incomes {
  const start = dates[0]!
  if (kind !== 'savings') {
    const order = {
      daily_rate: rate,
      cycle_days: days ?? 0,
      start_date: start,
      lots: [{ date: start, amount }],
    }
    return {
      of: (date) => pledgeIncome(order, date),
      total: pledgeAccumulated(order, pledgeMaturity(order)),
    }
  }
  if (days === null) {
    const daily = savingsDailyInterest(amount, rate)
    return { of: (_, at) => (at === 0 ? '0' : daily), total: mul(daily, String(dates.length - 1)) }
  }
  const total = savingsTermInterest(amount, rate, days)
  return { of: (_, at) => (at === days ? total : '0'), total }
}
