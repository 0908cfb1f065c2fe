import { useText } from '../i18n/use-text.ts'
import { Chip, type ChipProps } from '../ui/chip.tsx'
import type { Order } from './order.ts'

const tones: Record<Order['status'], NonNullable<ChipProps['tone']>> = {
  open: 'accent',
  partial: 'accent',
  pending: 'accent',
  completed: 'up',
  triggered: 'up',
  cancelled: 'neutral',
  expired: 'warn',
}

/** The status of an order; on hover, the reason why it ended. */
export function StatusChip({ order: { status, reason } }: { order: Order }) {
  const { t } = useText('orders')
  return (
    <span title={reason ? t(`reason.${reason}`) : undefined}>
      <Chip tone={tones[status]}>{t(`status.${status}`)}</Chip>
    </span>
  )
}
