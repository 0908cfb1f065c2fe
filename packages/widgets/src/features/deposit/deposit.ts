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

/** Whether more is to come of it. */
export const isOpen = ({ status }: Deposit): boolean => status === 'pending' || status === 'review'
