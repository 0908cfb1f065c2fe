import type { BourseletClient } from '../provider/client.ts'
import { type Call, useCall } from './use-call.ts'

export type Levels = Awaited<ReturnType<BourseletClient['account']['levels']>>
export type Level = Levels['list'][number]

/** The membership levels with their fees, the lowest first: what visitors pay stands in the first. */
export function useLevels(enabled = true): Call<Levels> {
  return useCall(['account.levels'], (sdk, options) => sdk.account.levels(options), {
    staleMs: 600_000,
    enabled,
  })
}
