import type { BourseletClient } from '../provider/client.ts'
import { type Call, useCall } from './use-call.ts'

export type Member = Awaited<ReturnType<BourseletClient['account']['info']>>

/**
 * Returns the profile of the signed-in member. If nobody is signed in, there is no data and `loading` is
 * false.
 */
export function useMember(): Call<Member> {
  return useCall(['account.info'], (sdk, options) => sdk.account.info(options), {
    member: true,
    staleMs: 60_000,
  })
}
