import type { BourseletClient } from '../provider/client.ts'
import { type Call, useCall } from './use-call.ts'

export type Member = Awaited<ReturnType<BourseletClient['account']['info']>>

/** Returns the signed-in member's profile. Without a member: no data and not loading. */
export function useMember(): Call<Member> {
  return useCall(['account.info'], (sdk, options) => sdk.account.info(options), {
    member: true,
    staleMs: 60_000,
  })
}
