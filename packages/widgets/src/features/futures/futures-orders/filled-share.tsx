import { isZero, min, percentOfBalance } from '@bourselet/sdk/money'
import type { FuturesOrder } from '../../../shared/data/use-futures-orders.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Meter } from '../../../shared/ui/meter.tsx'

/** How much is filled: a short bar and its percentage, the amounts on hover. */
export function FilledShare({ order }: { order: FuturesOrder }) {
  const { t } = useText('futures')
  const format = useFormat()
  const { quantity, filled, side } = order
  if (quantity === null || isZero(quantity)) return '—'
  const share = min(percentOfBalance(filled, quantity), '100')
  const words = t('orders.filledOf', { filled: format.amount(filled), quantity: format.amount(quantity) })
  return (
    <span className="bl-orders__filled" title={words}>
      <Meter
        // Pixels of a bar.
        percent={Number(share)}
        label={`${t('orders.filled')}: ${words}`}
        tone={side === 'buy' ? 'up' : 'down'}
        width={44}
      />
      <span className="bl-orders__share">{format.percent(share, { decimals: 0 })}</span>
    </span>
  )
}
