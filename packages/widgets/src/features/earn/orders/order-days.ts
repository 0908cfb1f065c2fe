import type { Schema } from '@bourselet/sdk'
import { add, addDays, type Decimal, dayNumber, pledgeIncome } from '@bourselet/sdk/money'
import type { StaircaseDay } from '../../../shared/staircase/staircase.ts'
import type { EarnOrder } from '../order.ts'

type Income = Pick<Schema<'IncomeRow'>, 'date' | 'income'>
type Lot = Pick<Schema<'InterestLot'>, 'amount' | 'start_date'>

/**
 * Returns the days of an order for the chart: days with paid incomes and, if the order is running, days with
 * expected incomes. An order without a maturity date has no expected days.
 */
export function orderDays(
  order: EarnOrder,
  incomes: readonly Income[],
  lots: readonly Lot[],
): StaircaseDay[] {
  const { startDate, maturityDate, status, kind } = order
  const paid = new Map<string, Decimal>()
  for (const { date, income } of incomes) paid.set(date, add(paid.get(date) ?? '0', income))
  const newest = [startDate, ...paid.keys()].sort().at(-1)!
  const isRunning = status === 'running' && maturityDate !== null
  const last = isRunning ? maturityDate : newest
  const planned = (date: string): Decimal => {
    if (kind === 'savings') return date === maturityDate ? (order.atMaturity ?? '0') : '0'
    return pledgeIncome(
      {
        daily_rate: order.rate,
        cycle_days: dayNumber(maturityDate ?? date) - dayNumber(startDate),
        start_date: startDate,
        lots: lots.map(({ amount, start_date }) => ({ amount, date: start_date })),
      },
      date,
    )
  }
  let total: Decimal = '0'
  return Array.from({ length: dayNumber(last) - dayNumber(startDate) + 1 }, (_, at): StaircaseDay => {
    const date = addDays(startDate, at)
    const isPlanned = date > newest
    const gain = isPlanned ? planned(date) : (paid.get(date) ?? '0')
    total = add(total, gain)
    return { date, gain, total, ...(isPlanned ? { phase: 'planned' as const } : {}) }
  })
}
