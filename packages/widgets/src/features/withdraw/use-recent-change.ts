import { useSiteSettings } from '../../shared/data/use-site-settings.ts'
import { useBourselet } from '../../shared/provider/use-bourselet.ts'

/**
 * Returns a function that returns true if a destination was changed so recently that withdrawals to it are reviewed.
 * Until the settings are loaded, the function returns false.
 */
export function useRecentChange(): (destination: { changed_at: number }) => boolean {
  const { sdk } = useBourselet()
  const { data: settings } = useSiteSettings()
  const reviewMs = (settings?.withdraw_review_hours ?? 0) * 3_600_000
  return ({ changed_at }) => sdk.clock.now() - changed_at < reviewMs
}
