import type { BourseletClient } from '../provider/client.ts'
import { type Call, useCall } from './use-call.ts'

type SiteSettings = Awaited<ReturnType<BourseletClient['site']['settings']>>

/** Returns the operator's settings. */
export function useSiteSettings(): Call<SiteSettings> {
  return useCall(['site.settings'], (sdk, options) => sdk.site.settings(options), { staleMs: 60_000 })
}
