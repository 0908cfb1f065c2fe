import { inPlace } from '../../../shared/content/rich-text.tsx'
import { type SitePage, useFramedLinks } from '../../../shared/content/site-page.ts'
import { webAddress } from '../../../shared/content/web-address.ts'
import { useCall } from '../../../shared/data/use-call.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'
import * as icons from '../../../shared/ui/icons.ts'
import { Panel } from '../../../shared/ui/panel.tsx'
import { Root } from '../../../shared/ui/root.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { widget } from '../../../shared/ui/widget.tsx'
import './help-contact.css'

export type HelpContactProps = {
  /**
   * Called only in an iframe, when the member presses a link to a page of the site. The host must open the page,
   * because the iframe cannot. All other links open in a new window.
   */
  onOpenPage?: (page: SitePage) => void
}

/**
 * The links to customer service. They open in a new window, except links to pages of the site if `onOpenPage` opens
 * them. Renders nothing if the operator has none.
 */
export const HelpContact = widget('help-contact', function HelpContact({ onOpenPage }: HelpContactProps) {
  const { t, ready } = useText('help')
  const openFramed = useFramedLinks(onOpenPage)
  const onPress = (address: string) => {
    const { origin, pathname } = new URL(address)
    return openFramed && origin === location.origin ? inPlace(() => openFramed(pathname)) : undefined
  }
  const { data, error, loading, refetch } = useCall(
    ['help.service'],
    (sdk, options) => sdk.help.service(options),
    {
      staleMs: Number.POSITIVE_INFINITY,
    },
  )
  const entries = (data ?? []).flatMap(({ id, name, link }) => {
    const address = webAddress(link)
    return address ? [{ id, name, address }] : []
  })
  return (
    <Root name="help-contact">
      {!data && !error && <Skeleton height={164} />}
      {!data && error && <ErrorState error={error} onRetry={refetch} retrying={loading} />}
      {ready && entries.length > 0 && (
        <Panel className="bl-help-contact__card">
          <h2>
            <Icon shape={icons.headset} size={20} />
            {t('contact')}
          </h2>
          <p>{t('contactText')}</p>
          <ul>
            {entries.map(({ id, name, address }) => (
              <li key={id}>
                <a href={address} target="_blank" rel="noopener noreferrer" onClick={onPress(address)}>
                  {entries.length === 1 ? t('contactOpen') : name}
                  <Icon shape={icons.external} size={16} label={t('newWindow')} />
                </a>
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </Root>
  )
})
