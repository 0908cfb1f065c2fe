import { useCall, useText } from '@bourselet/widgets'
import { Icon } from '@bourselet/widgets/ui'

/** The floating customer service link; absent if no link is configured. Loaded once at start-up. */
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

/** Returns the address of a page on this or another site, or null; never a script URL. */
function pageOf(link: string | undefined): string | null {
  if (!link || !URL.canParse(link, location.origin)) return null
  const { protocol, href } = new URL(link, location.origin)
  return /^https?:$/.test(protocol) ? href : null
}
