import type { Schema } from '@bourselet/sdk'

export type Deposit = Schema<'Deposit'>
export type DepositStatus = Deposit['status']

export const depositStatuses: readonly DepositStatus[] = [
  'pending',
  'review',
  'success',
  'below_min',
  'rejected',
]

/** Returns true while the deposit can still change. */
export const isOpen = ({ status }: Deposit): boolean => status === 'pending' || status === 'review'
