import { useMemo } from 'react'
import { useSiteSettings } from '../data/use-site-settings.ts'
import { useText } from '../i18n/use-text.ts'

/**
 * Returns the name of the site and the note of a share card, or null while the settings of the site are loading. The
 * note says that no real money is involved. The note is empty only if the settings say that the site is not a sandbox.
 * If the settings cannot be loaded, the name is empty and the note is shown, because the site may be a sandbox.
 */
export function useCardBrand(): { product: string; note: string } | null {
  const { t } = useText('shared')
  const { data: settings, loading } = useSiteSettings()
  const paper = t('share.paper')
  return useMemo(() => {
    if (settings) return { product: settings.site_name, note: settings.sandbox ? paper : '' }
    return loading ? null : { product: '', note: paper }
  }, [settings, loading, paper])
}
