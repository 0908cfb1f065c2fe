import { useText } from '@bourselet/widgets'
import { Button, Icon } from '@bourselet/widgets/ui'
import { useSiteUpdate } from '../shared/site-update.ts'
import { useOutage } from './use-outage.ts'

/** The one banner of a page: the server does not answer, or the server has a new version of the site. */
export function SiteBanner() {
  const { t } = useText('site')
  const outage = useOutage()
  const hasUpdate = useSiteUpdate()
  return (
    <div role="status" className="site-banner">
      {outage ? (
        <p data-tone="warn">
          <Icon name="warning" size={16} />
          {t(`banner.${outage}`)}
        </p>
      ) : (
        hasUpdate && (
          <p>
            <Icon name="refresh" size={16} />
            {t('banner.update')}
            <Button size="small" onClick={() => location.reload()}>
              {t('banner.reload')}
            </Button>
          </p>
        )
      )}
    </div>
  )
}
