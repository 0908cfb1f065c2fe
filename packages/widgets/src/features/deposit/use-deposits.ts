import type { Data } from '@bourselet/sdk'
import { type Call, useCall } from '../../shared/data/use-call.ts'
import { useMemberEvents } from '../../shared/data/use-member-events.ts'
import type { RecordsAsked } from '../../shared/funds/use-records.ts'
import { type DepositStatus, isOpen } from './deposit.ts'

type Answered = Data<'deposit.records'>

export const depositsKey = ['deposit.records'] as const

/** One page of the member's deposits, newest first. Asked again while one is on its way. */
export function useDeposits(asked: RecordsAsked<DepositStatus>): Call<Answered> {
  const call = useCall([...depositsKey, asked], (sdk, options) => sdk.deposit.records(asked, options), {
    member: true,
    keepPrevious: true,
    refetchMs: 5_000,
  })
  useMemberEvents((event) => {
    if (event.kind === 'balance' && call.data?.list.some(isOpen)) call.refetch()
  }, call.refetch)
  return call
}
