import { type Decimal, decimals, trim } from '@bourselet/sdk/money'
import type { CoinRounding } from '../format/format-coin.ts'
import { useCoinRounding } from '../format/use-coin-amount.ts'
import { useFormat } from '../format/use-format.ts'
import { Figure } from './figure.tsx'

export type CoinFigureProps = {
  value: Decimal | null
  coin: string
  /** The direction in which the amount is rounded. Default DOWN. */
  rounding?: CoinRounding
  /** Number of decimals for which space is reserved, so that the decimal points of a column align. */
  room?: number
}

/**
 * An amount in a table, with the decimals of its coin, but at least two. If it has further decimals, a tooltip shows all
 * of them.
 */
export function CoinFigure({ value, coin, rounding, room }: CoinFigureProps) {
  const format = useFormat()
  const rounded = useCoinRounding()
  if (value === null) return <Figure value={null} />
  const shown = trim(rounded(value, coin, rounding))
  const title = shown === trim(value) ? undefined : `${format.amount(value)}\u00a0${coin}`
  return (
    <span title={title}>
      <Figure value={shown} decimals={Math.max(2, decimals(shown))} {...(room ? { room } : {})} />
    </span>
  )
}

/**
 * Returns a function that computes `room` for the figures of a column: the largest number of decimals of its amounts,
 * at least two. The amounts may be of several coins.
 */
export function useCoinRoom(): (
  amounts: readonly (readonly [value: Decimal | null, coin: string])[],
) => number {
  const rounded = useCoinRounding()
  return (amounts) =>
    Math.max(
      2,
      ...amounts.map(([value, coin]) => (value === null ? 0 : decimals(trim(rounded(value, coin))))),
    )
}
