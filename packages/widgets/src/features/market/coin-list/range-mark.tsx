import type { Decimal } from '@bourselet/sdk/money'
import { useAmountFormat } from '../../../shared/format/use-amount-format.ts'

export type RangeMarkProps = { low: Decimal; high: Decimal; last: Decimal; tick: Decimal }

/** A bar that marks where the price is between the low and the high of the last 24 hours. */
export function RangeMark({ low, high, last, tick }: RangeMarkProps) {
  const format = useAmountFormat()
  // The position of the mark needs no exact value, so prices become numbers here. The texts are formatted
  // from the decimal strings.
  const span = Number(high) - Number(low)
  const share = span > 0 ? Math.min(1, Math.max(0, (Number(last) - Number(low)) / span)) : 0.5
  return (
    <span className="bl-range">
      <span className="bl-range__low">{format.price(low, tick)}</span>
      <span className="bl-range__track" aria-hidden>
        <span className="bl-range__mark" style={{ insetInlineStart: `${Math.round(share * 100)}%` }} />
      </span>
      <span>{format.price(high, tick)}</span>
    </span>
  )
}
