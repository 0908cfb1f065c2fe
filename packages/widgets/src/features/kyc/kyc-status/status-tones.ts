import type { Schema } from '@bourselet/sdk'
import type { ChipProps } from '../../../shared/ui/chip.tsx'

export const statusTones: Record<Schema<'KycStatus'>, NonNullable<ChipProps['tone']>> = {
  none: 'neutral',
  pending: 'warn',
  verified: 'up',
  rejected: 'down',
}
