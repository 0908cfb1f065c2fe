import type { Decimal } from '@bourselet/sdk/money'
import { trendOf } from '../format/trend-of.ts'
import { useAmountFormat } from '../format/use-amount-format.ts'
import './market.css'

export type ChangeProps = {
  /** The change in percent, with its sign. */
  percent: Decimal | null | undefined
  /** The change in quote coin, shown before the percentage. */
  amount?: Decimal
  /** Shows a triangle before the change. */
  arrow?: boolean
}

/** A price change with its sign, in the colors of rising and falling prices. */
export function Change({ percent, amount, arrow }: ChangeProps) {
  const format = useAmountFormat()
  if (!percent)
    return (
      <span className="bl-change" part="change">
        —
      </span>
    )
  const trend = trendOf(percent)
  return (
    <span className="bl-change" part={`change ${trend}`} data-trend={trend}>
      {arrow && trend !== 'none' && <span className="bl-arrow" data-trend={trend} aria-hidden />}
      {amount && <span>{format.amount(amount, { signed: true })}</span>}
      <span>{format.percent(percent, { signed: true })}</span>
    </span>
  )
}
