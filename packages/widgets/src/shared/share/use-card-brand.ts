import { useMemo } from 'react'
import { useSiteSettings } from '../data/use-site-settings.ts'
import { useText } from '../i18n/use-text.ts'
import type { ErrorStateProps } from '../ui/error-state.tsx'

type CardBrand = {
  /** Name of the site. */
  product: string
  /** A text that says that no real money is involved; empty if real money is involved. */
  note: string
}

/**
 * Returns the name of the site and the note of a share card. `brand` is null until the settings of the site are loaded,
 * because only these settings state whether real money is involved. If they fail to load, `failure` has the error and a
 * function that loads them again.
 */
export function useCardBrand(): { brand: CardBrand | null; failure: ErrorStateProps | null } {
  const { t } = useText('shared')
  const { data: settings, error, refetch, refreshing } = useSiteSettings()
  const paper = t('share.paper')
  const brand = useMemo(
    () => (settings ? { product: settings.site_name, note: settings.sandbox ? paper : '' } : null),
    [settings, paper],
  )
  return {
    brand,
    failure: error && !settings ? { error, onRetry: refetch, retrying: refreshing } : null,
  }
}
