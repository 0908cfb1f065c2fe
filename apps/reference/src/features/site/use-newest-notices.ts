import { useCall, useLocale } from '@bourselet/widgets'

/** Number of announcements that a home page loads. */
export const NEWEST = 4

/** Returns the newest announcements of the operator. */
export function useNewestNotices() {
  const locale = useLocale()
  return useCall(
    ['notices.newest', locale],
    (sdk, options) => sdk.notices.list({ page: 1, limit: NEWEST }, options),
    { staleMs: 60_000 },
  )
}
