import type { Data } from '@bourselet/sdk'
import { type Call, useCall } from '../../shared/data/use-call.ts'
import { useMemberEvents } from '../../shared/data/use-member-events.ts'
import type { RecordsAsked } from '../../shared/funds/use-records.ts'
import type { WithdrawalStatus } from './withdrawal.ts'

export const withdrawalsKey = ['withdraw.records'] as const

/** One page of the member's withdrawals, newest first, read again when one of them is published. */
export function useWithdrawals(asked: RecordsAsked<WithdrawalStatus>): Call<Data<'withdraw.records'>> {
  const call = useCall([...withdrawalsKey, asked], (sdk, options) => sdk.withdraw.records(asked, options), {
    member: true,
    keepPrevious: true,
  })
  useMemberEvents((event) => {
    if (event.kind === 'record' && event.type === 'withdrawal') call.refetch()
  }, call.refetch)
  return call
}
