import type { Data } from '@bourselet/sdk'
import { type Call, useCall } from '../../shared/data/use-call.ts'
import { useMemberEvents } from '../../shared/data/use-member-events.ts'
import type { RecordsAsked } from '../../shared/funds/use-records.ts'
import type { DepositStatus } from './deposit.ts'

type Answered = Data<'deposit.records'>

export const depositsKey = ['deposit.records'] as const

/** One page of the member's deposits, newest first, read again when one of them is published. */
export function useDeposits(asked: RecordsAsked<DepositStatus>): Call<Answered> {
  const call = useCall([...depositsKey, asked], (sdk, options) => sdk.deposit.records(asked, options), {
    member: true,
    keepPrevious: true,
  })
  useMemberEvents((event) => {
    if (event.kind === 'record' && event.type === 'deposit') call.refetch()
  }, call.refetch)
  return call
}
