import { useCall, useText } from '@bourselet/widgets'
import { Icon } from '@bourselet/widgets/ui'

/** The floating way to customer service; absent while the list is empty. Asked for once at start-up. */
export function ServiceIcon() {
  const { t } = useText('site')
  const { data } = useCall(['help.service'], (sdk, options) => sdk.help.service(options), {
    staleMs: Number.POSITIVE_INFINITY,
  })
  const link = pageOf(data?.[0]?.link)
  if (!link) return null
  return (
    <aside className="site-service" aria-label={t('service')}>
      <a href={link} target="_blank" rel="noopener noreferrer" aria-label={t('service')}>
        <Icon name="headset" size={22} />
      </a>
    </aside>
  )
}

/** A page of the site's own, or of any other; never a script. */
function pageOf(link: string | undefined): string | null {
  if (!link || !URL.canParse(link, location.origin)) return null
  const { protocol, href } = new URL(link, location.origin)
  return /^https?:$/.test(protocol) ? href : null
}
