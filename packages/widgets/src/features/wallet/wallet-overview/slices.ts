import { add, compare, type Decimal, div, isZero, mul } from '@bourselet/sdk/money'
import type { Wallet } from '../../../shared/data/use-balances.ts'

/**
 * A slice of the chart of the total value. If the slice combines several coins, `others` is the number of these
 * coins.
 */
export type Slice = { key: string; value: Decimal; percent: Decimal; others?: number }

/** Maximum number of slices. If there are more coins, the smallest ones share the last slice. */
const NAMED = 5

const accounts = ['spot', 'futures', 'finance'] as const

/**
 * Returns the slices by coin with the values in all accounts, largest first. If there are too many coins, the smallest
 * ones share the last slice.
 */
export function coinSlices({ list }: Wallet): Slice[] {
  const values = new Map<string, Decimal>()
  for (const { coin, value_usdt } of list) values.set(coin, add(values.get(coin) ?? '0', value_usdt))
  return slicesOf([...values])
}

export const accountSlices = ({ by_account }: Wallet): Slice[] =>
  slicesOf(accounts.map((account) => [account, by_account[account]]))

function slicesOf(values: readonly (readonly [string, Decimal])[]): Slice[] {
  const held = values.filter(([, value]) => !isZero(value)).toSorted(([, a], [, b]) => compare(b, a))
  const total = held.reduce((sum, [, value]) => add(sum, value), '0')
  const part = (value: Decimal) => div(mul(value, '100'), total, 2, 'HALF_UP')
  const named = held.length > NAMED ? NAMED - 1 : NAMED
  const slices = held.slice(0, named).map(([key, value]): Slice => ({ key, value, percent: part(value) }))
  const rest = held.slice(named)
  if (rest.length === 0) return slices
  const value = rest.reduce((sum, [, one]) => add(sum, one), '0')
  return [...slices, { key: 'others', value, percent: part(value), others: rest.length }]
}
