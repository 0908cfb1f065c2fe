import { compare, type Decimal, isZero } from '@bourselet/sdk/money'
import { useFormat } from '../../../shared/format/use-format.ts'
import { Secret } from '../balances/secret.tsx'
import '../../../shared/orders/orders.css'

/**
 * The change of a balance with its sign. The change of a frozen balance has no up or down color, because the
 * amount only moves between available and frozen.
 */
export function Delta({ value, coin, plain }: { value: Decimal; coin?: string; plain?: boolean }) {
  const format = useFormat()
  if (isZero(value)) return <span className="bl-orders__quiet">—</span>
  const trend = !plain && compare(value, '0') > 0 ? 'up' : 'none'
  return (
    <span className="bl-changes__delta" data-trend={trend}>
      <Secret>
        {format.amount(value, { signed: true })}
        {coin && ` ${coin}`}
      </Secret>
    </span>
  )
}
