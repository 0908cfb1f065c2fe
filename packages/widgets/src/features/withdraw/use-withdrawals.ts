import type { Data } from '@bourselet/sdk'
import { type Call, useCall } from '../../shared/data/use-call.ts'
import { useMemberEvents } from '../../shared/data/use-member-events.ts'
import type { RecordsAsked } from '../../shared/funds/use-records.ts'
import { isOpen, type WithdrawalStatus } from './withdrawal.ts'

export const withdrawalsKey = ['withdraw.records'] as const

/** One page of the member's withdrawals, newest first. Asked again often while one is open. */
export function useWithdrawals(asked: RecordsAsked<WithdrawalStatus>): Call<Data<'withdraw.records'>> {
  const call = useCall([...withdrawalsKey, asked], (sdk, options) => sdk.withdraw.records(asked, options), {
    member: true,
    keepPrevious: true,
    refetchMs: 5_000,
  })
  useMemberEvents((event) => {
    if (event.kind === 'balance' && call.data?.list.some(isOpen)) call.refetch()
  }, call.refetch)
  return call
}
