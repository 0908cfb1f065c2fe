import { useSiteSettings } from '../../shared/data/use-site-settings.ts'

/** Returns a test for destinations whose last change sends withdrawals to review. Nothing is recent before the settings. */
export function useRecentChange(): (destination: { changed_at: number }) => boolean {
  const { data: settings } = useSiteSettings()
  const reviewMs = (settings?.withdraw_review_hours ?? 0) * 3_600_000
  return ({ changed_at }) => Date.now() - changed_at < reviewMs
}
