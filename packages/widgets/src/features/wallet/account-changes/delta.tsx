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
 * The change of a balance with its sign, in the color of rising prices if it is an increase. Unless `exact` is set, an
 * amount with a coin is rounded down, so that no cost looks smaller and no increase larger than it is. Set `plain` to
 * omit the color, for a change of the frozen balance, which only moves an amount between available and frozen.
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
