import { useSiteSettings } from '../data/use-site-settings.ts'
import { useText } from '../i18n/use-text.ts'

/**
 * Returns the name of the site and the note of a share card. The note says that no real money is involved; it is empty
 * if the site is not a sandbox. Both are empty until the settings of the site are loaded.
 */
export function useCardBrand(): { product: string; note: string } {
  const { t } = useText('shared')
  const { data: settings } = useSiteSettings()
  return { product: settings?.site_name ?? '', note: settings?.sandbox ? t('share.paper') : '' }
}
