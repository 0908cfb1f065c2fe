import { useFormat } from '../format/use-format.ts'
import { useText } from '../i18n/use-text.ts'
import { Meter } from '../ui/meter.tsx'
import { filledShare } from './filled-share.ts'
import type { Order } from './order.ts'

/** The filled part of an order as a short bar and a percentage; the amounts are shown on hover. */
export function Filled({ order }: { order: Order }) {
  const { t } = useText('orders')
  const format = useFormat()
  const share = filledShare(order)
  if (share === null) return <span className="bl-orders__quiet">—</span>
  const filled = format.amount(order.filled)
  const words =
    order.quantity === null ? filled : t('list.filledOf', { filled, quantity: format.amount(order.quantity) })
  return (
    <span className="bl-orders__filled" title={words}>
      <Meter
        // The width of the bar needs no exact value, so the decimal string is converted to a number here.
        percent={Number(share)}
        label={`${t('list.filled')}: ${words}`}
        tone={order.side === 'buy' ? 'up' : 'down'}
        width={44}
      />
      <span className="bl-orders__share">{format.percent(share, { decimals: 0 })}</span>
    </span>
  )
}
