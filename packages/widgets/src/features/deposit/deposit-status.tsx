import { useText } from '../../shared/i18n/use-text.ts'
import { Chip, type ChipProps } from '../../shared/ui/chip.tsx'
import type { DepositStatus } from './deposit.ts'

const tones: Record<DepositStatus, NonNullable<ChipProps['tone']>> = {
  pending: 'warn',
  review: 'accent',
  success: 'up',
  below_min: 'neutral',
  rejected: 'down',
}

export function DepositStatusChip({ status }: { status: DepositStatus }) {
  const { t } = useText('deposit')
  return (
    <Chip tone={tones[status]} dot>
      {t(`status.${status}`)}
    </Chip>
  )
}
