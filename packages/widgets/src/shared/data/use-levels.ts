import type { BourseletClient } from '../provider/client.ts'
import { type Call, useCall } from './use-call.ts'

export type Levels = Awaited<ReturnType<BourseletClient['account']['levels']>>

/** Returns the membership levels with their fees, the lowest level first. */
export function useLevels(): Call<Levels> {
  return useCall(['account.levels'], (sdk, options) => sdk.account.levels(options), {
    member: 'optional',
    staleMs: 600_000,
  })
}
