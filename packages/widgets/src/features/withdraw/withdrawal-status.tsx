import { useText } from '../../shared/i18n/use-text.ts'
import { Chip, type ChipProps } from '../../shared/ui/chip.tsx'
import type { WithdrawalStatus } from './withdrawal.ts'

const tones: Record<WithdrawalStatus, NonNullable<ChipProps['tone']>> = {
  review: 'warn',
  processing: 'accent',
  success: 'up',
  rejected: 'down',
  failed: 'down',
  cancelled: 'neutral',
}

export function WithdrawalStatusChip({ status }: { status: WithdrawalStatus }) {
  const { t } = useText('withdraw')
  return (
    <Chip tone={tones[status]} dot>
      {t(`status.${status}`)}
    </Chip>
  )
}
