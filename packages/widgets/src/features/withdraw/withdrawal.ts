import type { Schema } from '@bourselet/sdk'

export type Withdrawal = Schema<'Withdrawal'>
export type WithdrawalStatus = Withdrawal['status']
export type ReviewReason = Withdrawal['review_reasons'][number]
export type SavedAddress = Schema<'WithdrawAddress'>
export type BankCard = Schema<'BankCard'>

/**
 * Returns the key of the text that explains a reason for a review. The server reports a changed address and a changed
 * bank card by the same reason.
 */
export const reasonText = (reason: ReviewReason, isBank: boolean) =>
  `review.${reason === 'address_changed' && isBank ? 'card_changed' : reason}` as const

export const withdrawalStatuses: readonly WithdrawalStatus[] = [
  'review',
  'processing',
  'success',
  'rejected',
  'failed',
  'cancelled',
]
