import { useCall, useText } from '@bourselet/widgets'
import { Icon } from '@bourselet/widgets/ui'

/** The floating way to customer service; absent while the list is empty. Asked for once at start-up. */
export function ServiceIcon() {
  const { t } = useText('site')
  const { data } = useCall(['help.service'], (sdk, options) => sdk.help.service(options), {
    staleMs: Number.POSITIVE_INFINITY,
  })
  const link = data?.[0]?.link
  if (!link || !/^https?:\/\//.test(link)) return null
  return (
    <a
      className="site-service"
      href={link}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={t('service')}
    >
      <Icon name="headset" size={22} />
    </a>
  )
}
