import { useText } from '@bourselet/widgets'
import { Icon, icons } from '@bourselet/widgets/ui'
import { useServiceLink } from './use-service-link.ts'

/** The floating icon that opens customer service. Renders nothing if no customer service is configured. */
export function ServiceIcon() {
  const { t } = useText('site')
  const link = useServiceLink()
  // In a narrow window the icon does not float: it is at the end of the page. An empty element reserves its
  // space while the link loads.
  if (link === undefined) return <div className="site-service site-service--loading" />
  if (!link) return null
  return (
    <aside className="site-service" aria-label={t('service')}>
      <a href={link} target="_blank" rel="noopener noreferrer" aria-label={t('service')}>
        <Icon shape={icons.headset} size={22} />
      </a>
    </aside>
  )
}
