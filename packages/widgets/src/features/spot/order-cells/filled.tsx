import type { SpotOrder } from '../../../shared/data/use-open-orders.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Meter } from '../../../shared/ui/meter.tsx'
import { filledShare } from './filled-share.ts'

/** How much is filled: a short bar and its percentage, the amounts on hover. */
export function Filled({ order }: { order: SpotOrder }) {
  const { t } = useText('spot')
  const format = useFormat()
  const share = filledShare(order)
  const words =
    order.quantity === null
      ? format.amount(order.filled)
      : t('orders.filledOf', {
          filled: format.amount(order.filled),
          quantity: format.amount(order.quantity),
        })
  return (
    <span className="bl-orders__filled" title={words}>
      <Meter
        // Pixels of a bar.
        percent={Number(share)}
        label={`${t('orders.filled')}: ${words}`}
        tone={order.side === 'buy' ? 'up' : 'down'}
        width={44}
      />
      <span className="bl-orders__share">{format.percent(share, { decimals: 0 })}</span>
    </span>
  )
}
