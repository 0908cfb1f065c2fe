import { webAddress } from '../../../shared/content/web-address.ts'
import { useCall } from '../../../shared/data/use-call.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { Root } from '../../../shared/ui/root.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { widget } from '../../../shared/ui/widget.tsx'
import './help-contact.css'

/** The links of the customer service, in a new window; absent while the operator has none. */
export const HelpContact = widget('help-contact', function HelpContact() {
  const { t, ready } = useText('help')
  const { data, error } = useCall(['help.service'], (sdk, options) => sdk.help.service(options), {
    staleMs: Number.POSITIVE_INFINITY,
  })
  const entries = (data ?? []).flatMap(({ id, name, link }) => {
    const address = webAddress(link)
    return address ? [{ id, name, address }] : []
  })
  return (
    <Root name="help-contact">
      {!data && !error && <Skeleton height={164} />}
      {ready && entries.length > 0 && (
        <Panel className="bl-help-contact__card">
          <h2>
            <Icon name="headset" size={20} />
            {t('contact')}
          </h2>
          <p>{t('contactText')}</p>
          <ul>
            {entries.map(({ id, name, address }) => (
              <li key={id}>
                <a href={address} target="_blank" rel="noopener noreferrer">
                  {entries.length === 1 ? t('contactOpen') : name}
                  <Icon name="external" size={16} label={t('newWindow')} />
                </a>
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </Root>
  )
})
