import type { OptionOrder } from '../../../shared/data/use-option-orders.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { useStakes } from '../parts/use-stakes.ts'
import { useEstimate } from './use-estimate.ts'
import '../../../shared/orders/orders.css'

type Props = { order: OptionOrder }

/** The latest price of a running bet. It is shown in the place where a settled bet shows its closing price. */
export function PriceNow({ order }: Props) {
  const format = useFormat()
  const { price } = useEstimate(order)
  return <span className="bl-orders__quiet">{price === null ? '—' : format.price(price)}</span>
}

/** The amount that a running bet would be credited if it closed at the latest price. */
export function CreditNow({ order }: Props) {
  const { t } = useText('prediction')
  const { usdt } = useStakes()
  const { result } = useEstimate(order)
  return (
    <span className="bl-orders__quiet">
      {result ? t('orders.estimate', { amount: usdt(result.credit) }) : '—'}
    </span>
  )
}

/** The profit or loss of a running bet if it closed at the latest price. */
export function PnlNow({ order }: Props) {
  const { t } = useText('prediction')
  const { gain } = useStakes()
  const { result } = useEstimate(order)
  return (
    <span className="bl-orders__quiet">
      {result ? t('orders.estimate', { amount: gain(result.pnl) }) : '—'}
    </span>
  )
}
