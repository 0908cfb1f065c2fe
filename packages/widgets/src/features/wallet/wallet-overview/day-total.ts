import { div, isZero, mul, sub } from '@bourselet/sdk/money'
import type { Wallet } from '../../../shared/data/use-balances.ts'

export type DayTotal = NonNullable<Wallet['history']>[number]

/**
 * Returns the change of the total value on a day, in USDT and in percent of the previous day's total; null if
 * the previous day's total is unknown.
 */
export function dayChange(day: DayTotal, before: DayTotal | undefined) {
  if (!before) return null
  const amount = sub(day.total_usdt, before.total_usdt)
  const percent = isZero(before.total_usdt) ? null : div(mul(amount, '100'), before.total_usdt, 4, 'HALF_UP')
  return { amount, percent }
}
