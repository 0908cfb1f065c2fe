import { compare, type Decimal } from '@bourselet/sdk/money'
import { useFormat } from '../format/use-format.ts'

export type ChangeProps = {
  /** In percent, signed. */
  percent: Decimal | null | undefined
  /** The same in quote coin, before the percentage. */
  amount?: Decimal
  /** A triangle before it. */
  arrow?: boolean
  /** On its soft fill, as a tag. */
  filled?: boolean
}

/** A change with its sign, in the market's colours. */
export function Change({ percent, amount, arrow, filled }: ChangeProps) {
  const format = useFormat()
  if (!percent) return <span className="bl-change">—</span>
  const sign = compare(percent, '0')
  const way = sign > 0 ? 'up' : sign < 0 ? 'down' : 'none'
  return (
    <span className="bl-change" data-way={way} data-filled={filled || undefined}>
      {arrow && way !== 'none' && <span className="bl-arrow" data-way={way} aria-hidden />}
      {amount && <span>{format.amount(amount, { signed: true })}</span>}
      <span>{format.percent(percent, { signed: true })}</span>
    </span>
  )
}
