import { useText } from '@bourselet/widgets'
import { Icon } from '@bourselet/widgets/ui'
import { useServiceLink } from './use-service-link.ts'

/** The floating link to customer service; absent if no link is configured. */
export function ServiceIcon() {
  const { t } = useText('site')
  const link = useServiceLink()
  // The icon ends the page in a narrow window, so its place is kept while the link loads.
  if (link === undefined) return <div className="site-service site-service--loading" />
  if (!link) return null
  return (
    <aside className="site-service" aria-label={t('service')}>
      <a href={link} target="_blank" rel="noopener noreferrer" aria-label={t('service')}>
        <Icon name="headset" size={22} />
      </a>
    </aside>
  )
}
