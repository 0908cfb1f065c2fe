import { type Decimal, percent, sub } from '@bourselet/sdk/money'
import { trendOf } from '../../../shared/format/trend-of.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import '../../../shared/ui/market.css'

const placesOf = (price: Decimal): number => price.split('.')[1]?.length ?? 0

/** The difference of two prices: in quote coin with the decimals of the price, and in percent. */
export function PriceMove({ price, from }: { price: Decimal | null; from: Decimal | null }) {
  const format = useFormat()
  if (price === null || from === null) return <span className="bl-change">—</span>
  const amount = sub(price, from)
  const trend = trendOf(amount)
  return (
    <span className="bl-change" data-trend={trend}>
      {trend !== 'none' && <span className="bl-arrow" data-trend={trend} aria-hidden />}
      <span>{format.amount(amount, { signed: true, minDecimals: placesOf(price) })}</span>
      <span>{format.percent(percent(amount, from), { signed: true })}</span>
    </span>
  )
}
