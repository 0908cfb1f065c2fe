import { useCall, useText, webAddress } from '@bourselet/widgets'
import { Icon } from '@bourselet/widgets/ui'

/**
 * The floating link to customer service; absent if no link is configured. The link is requested once at
 * start-up.
 */
export function ServiceIcon() {
  const { t } = useText('site')
  const { data, error } = useCall(['help.service'], (sdk, options) => sdk.help.service(options), {
    staleMs: Number.POSITIVE_INFINITY,
  })
  const link = webAddress(data?.[0]?.link)
  // The icon ends the page in a narrow window, so its place is kept while the link loads.
  if (!data && !error) return <div className="site-service site-service--loading" />
  if (!link) return null
  return (
    <aside className="site-service" aria-label={t('service')}>
      <a href={link} target="_blank" rel="noopener noreferrer" aria-label={t('service')}>
        <Icon name="headset" size={22} />
      </a>
    </aside>
  )
}
