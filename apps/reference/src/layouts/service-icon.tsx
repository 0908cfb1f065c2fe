import { useText } from '@bourselet/widgets'
import { Icon } from '@bourselet/widgets/ui'
import { useServiceLink } from './use-service-link.ts'

/** The floating link to customer service; absent if no link is configured. */
export function ServiceIcon() {
  const { t } = useText('site')
  const link = useServiceLink()
  // In a narrow window the icon is the last element of the page, so its space is reserved while the link
  // loads.
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
