import type { Schema } from '@bourselet/sdk'

export type Withdrawal = Schema<'Withdrawal'>
export type WithdrawalStatus = Withdrawal['status']
export type ReviewReason = Withdrawal['review_reasons'][number]
export type SavedAddress = Schema<'WithdrawAddress'>
export type BankCard = Schema<'BankCard'>

export const withdrawalStatuses: readonly WithdrawalStatus[] = [
  'review',
  'processing',
  'success',
  'rejected',
  'failed',
  'cancelled',
]
