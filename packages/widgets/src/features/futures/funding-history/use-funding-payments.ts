import { add, type Decimal } from '@bourselet/sdk/money'
import { useState } from 'react'
import { type Call, useCall } from '../../../shared/data/use-call.ts'
import { useMemberEvents } from '../../../shared/data/use-member-events.ts'
import type { BourseletClient } from '../../../shared/provider/client.ts'

type Answered = Awaited<ReturnType<BourseletClient['wallet']['changes']>>

export type FundingPayment = Answered['list'][number]

const LIMIT = 20

/** One page of the funding that the member paid and received, newest first. */
export function useFundingPayments(): Call<Answered> & { page: number; setPage: (page: number) => void } {
  const [page, setPage] = useState(1)
  const asked = { type: 'futures_funding', account: 'futures', page, limit: LIMIT } as const
  const call = useCall(['wallet.changes', asked], (sdk, options) => sdk.wallet.changes(asked, options), {
    member: true,
    keepPrevious: true,
  })
  useMemberEvents((event) => {
    if (event.kind === 'balance' && event.account === 'futures') call.refetch()
  }, call.refetch)
  return { ...call, page, setPage }
}

/** What came in, or below zero what was paid, from cash and margin together. */
export const paymentOf = ({ available_delta, frozen_delta }: FundingPayment): Decimal =>
  add(available_delta, frozen_delta)

/** The contract that it was paid for: a booking names it before the moment of the funding. */
export const contractOfPayment = ({ ref_no }: FundingPayment): string => ref_no.split(':')[0] ?? ''
