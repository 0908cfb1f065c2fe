import type { BourseletClient } from '../provider/client.ts'
import { type Call, useCall } from './use-call.ts'

export type Level = Awaited<ReturnType<BourseletClient['account']['levels']>>['list'][number]

/** The membership levels with their fees, the lowest first: what visitors pay stands in the first. */
export function useLevels(enabled = true): Call<Level[]> {
  return useCall(['account.levels'], async (sdk, options) => (await sdk.account.levels(options)).list, {
    staleMs: 3_600_000,
    enabled,
  })
}
