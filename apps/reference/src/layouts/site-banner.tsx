import { useText } from '@bourselet/widgets'
import { Button, Icon, icons } from '@bourselet/widgets/ui'
import { useEffect, useState } from 'react'
import { useSiteUpdate } from '../shared/site-update.ts'
import { useOutage } from './use-outage.ts'

/**
 * The banner of the site. It reports a lost connection, maintenance, a server that does not answer, or a new version of
 * the site.
 */
export function SiteBanner() {
  const { t } = useText('site')
  const outage = useOutage()
  const hasUpdate = useSiteUpdate()
  const isIdle = useIdle()
  return (
    <div role="status" aria-live="polite" className="site-banner">
      {outage ? (
        <p data-tone="warn">
          <Icon shape={icons.warning} size={16} />
          {t(`banner.${outage}`)}
        </p>
      ) : (
        hasUpdate && (
          <p>
            <Icon shape={icons.refresh} size={16} />
            {t('banner.update')}
            <Button size="small" onClick={() => location.reload()}>
              {t('banner.reload')}
            </Button>
          </p>
        )
      )}
      {isIdle && <OutageTexts />}
    </div>
  )
}

/** Loads the error messages in advance, because they could not be loaded without a connection. */
function OutageTexts() {
  useText('shared')
  useText('errors')
  return null
}

/** Returns true once the browser has become idle after the first render. */
function useIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false)
  useEffect(() => {
    // Safari does not support `requestIdleCallback`. In Safari, this hook returns true directly after the first render.
    if (!('requestIdleCallback' in globalThis)) return setIsIdle(true)
    const handle = requestIdleCallback(() => setIsIdle(true))
    return () => cancelIdleCallback(handle)
  }, [])
  return isIdle
}
