import type { BourseletClient } from '../provider/client.ts'
import { type Call, useCall } from './use-call.ts'

type SiteSettings = Awaited<ReturnType<BourseletClient['site']['settings']>>

/** What the operator has set for everybody. */
export function useSiteSettings(): Call<SiteSettings> {
  return useCall(['site.settings'], (sdk, options) => sdk.site.settings(options), { staleMs: 60_000 })
}
