import type { Data } from '@bourselet/sdk'
import { useEffect, useRef } from 'react'
import { type Call, useCall } from '../../shared/data/use-call.ts'
import { useMemberEvents } from '../../shared/data/use-member-events.ts'
import { useBourselet } from '../../shared/provider/use-bourselet.ts'
import { useLocale } from '../../shared/provider/use-locale.ts'

export type Kyc = NonNullable<Data<'kyc.info'>>

export const KYC_KEY = ['kyc.info'] as const

/**
 * Returns the member's last verification request, which is fetched again after each event that concerns it. It is also
 * fetched again when the language changes, because the reason of a rejection is in the language of the request. The
 * previous answer is returned until the new one arrives, so that the form keeps its entries.
 */
export function useKyc(): Call<Kyc | null> {
  const { page } = useBourselet()
  const kyc = useCall<Kyc | null>(KYC_KEY, (sdk, options) => sdk.kyc.info(options), {
    member: true,
    staleMs: 0,
  })
  useMemberEvents((event) => event.kind === 'record' && event.type === 'kyc' && kyc.refetch(), kyc.refetch)
  const locale = useLocale()
  const { refetch } = kyc
  const asked = useRef(locale)
  useEffect(() => {
    if (asked.current !== locale) refetch()
    asked.current = locale
  }, [locale, refetch])
  const status = kyc.data?.status
  useEffect(() => {
    // The account profile contains the identity level, the name and the credit score. A new status can change
    // them, so the profile is loaded again.
    if (status) void page.queryClient.invalidateQueries({ queryKey: ['account.info'] })
  }, [page, status])
  return kyc
}
