import { compare, type Decimal, isZero } from '@bourselet/sdk/money'
import { useFormat } from '../../../shared/format/use-format.ts'
import { CoinAmount } from '../../../shared/ui/coin-amount.tsx'
import { Secret } from '../../../shared/ui/secret.tsx'
import '../../../shared/orders/orders.css'

type DeltaProps = {
  value: Decimal
  /** The coin of the amount. Without it, the amount has no unit and all its decimals. */
  coin?: string
  plain?: boolean
  /** Shows all decimals, for the details of an account change. */
  exact?: boolean
}

/**
 * The change of a balance with its sign. If a coin is given and `exact` is not set, the change is rounded down. A cost
 * then never looks smaller than it is, and an increase never looks larger. An increase has the color of rising prices.
 * With `plain`, the change has no color. Set `plain` for the change of a frozen balance, which only moves an amount
 * between available and frozen.
 */
export function Delta({ value, coin, plain, exact }: DeltaProps) {
  const format = useFormat()
  if (isZero(value)) return <span className="bl-orders__quiet">—</span>
  const trend = !plain && compare(value, '0') > 0 ? 'up' : 'none'
  return (
    <span className="bl-changes__delta" data-trend={trend}>
      <Secret>
        {exact || !coin ? (
          [format.amount(value, { signed: true }), coin].filter(Boolean).join(' ')
        ) : (
          <CoinAmount value={value} coin={coin} rounding="FLOOR" signed />
        )}
      </Secret>
    </span>
  )
}
