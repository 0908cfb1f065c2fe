import type { Decimal } from '@bourselet/sdk/money'
import type { CoinFormat } from '../format/format-coin.ts'
import { useCoinAmount } from '../format/use-coin-amount.ts'
import { useFormat } from '../format/use-format.ts'

export type CoinAmountProps = CoinFormat & {
  value: Decimal
  coin: string
  /** Hides the name of the coin, for example in a row that already names it. */
  bare?: boolean
}

/** An amount with the decimals of its coin. If it has further decimals, a tooltip shows all of them. */
export function CoinAmount({ value, coin, bare, ...options }: CoinAmountProps) {
  const format = useFormat()
  const text = useCoinAmount()(value, coin, options)
  const { rounding: _, ...signs } = options
  const exact = format.amount(value, signs)
  const unit = bare ? '' : `\u00a0${coin}`
  return <span title={exact === text ? undefined : `${exact}\u00a0${coin}`}>{text + unit}</span>
}
