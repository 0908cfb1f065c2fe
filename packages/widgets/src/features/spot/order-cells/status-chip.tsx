import type { SpotOrder } from '../../../shared/data/use-open-orders.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Chip, type ChipProps } from '../../../shared/ui/chip.tsx'
import { endReason } from '../end-reason.ts'

const tones: Record<SpotOrder['status'], NonNullable<ChipProps['tone']>> = {
  open: 'accent',
  partial: 'accent',
  completed: 'up',
  cancelled: 'neutral',
  expired: 'warn',
}

/** Where an order stands, and on hover why it ended. */
export function StatusChip({ order }: { order: SpotOrder }) {
  const { t } = useText('spot')
  const reason = endReason(order.reason)
  return (
    <span title={reason ? t(`reason.${reason}`) : undefined}>
      <Chip tone={tones[order.status]}>{t(`status.${order.status}`)}</Chip>
    </span>
  )
}
