import type { FuturesOrder } from '../../../shared/data/use-futures-orders.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Chip, type ChipProps } from '../../../shared/ui/chip.tsx'

const tones: Record<FuturesOrder['status'], NonNullable<ChipProps['tone']>> = {
  open: 'accent',
  partial: 'accent',
  pending: 'accent',
  completed: 'up',
  triggered: 'up',
  cancelled: 'neutral',
  expired: 'warn',
}

/** Where an order stands, and on hover why it ended. */
export function FuturesStatus({ order }: { order: FuturesOrder }) {
  const { t } = useText('futures')
  return (
    <span title={order.reason ? t(`reason.${order.reason}`) : undefined}>
      <Chip tone={tones[order.status]}>{t(`status.${order.status}`)}</Chip>
    </span>
  )
}
