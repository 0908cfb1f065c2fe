import { useText } from '@bourselet/widgets'
import { Button, Empty, ErrorState, icons, Root } from '@bourselet/widgets/ui'
import { isMissingFile, useSiteUpdate } from '../shared/site-update.ts'

const reload = () => location.reload()

/** The view that replaces a page whose rendering failed or whose files did not load. */
export function Failed({ error }: { error: unknown }) {
  return (
    <Root name="site" className="site">
      {isMissingFile(error) ? <MissingFile /> : <ErrorState error={error} onRetry={reload} />}
    </Root>
  )
}

/**
 * The view that replaces a page whose files could not be loaded. It names the reason: a new version of the site
 * or no connection.
 */
function MissingFile() {
  const { t } = useText('site')
  const hasUpdate = useSiteUpdate()
  const reason = hasUpdate ? 'update' : 'offline'
  return (
    <section className="site-notice" role="alert">
      <h1>{t(`missing.${reason}.title`)}</h1>
      <Empty
        icon={hasUpdate ? icons.refresh : icons.globe}
        title={t(`missing.${reason}.text`)}
        action={
          <Button variant="primary" onClick={reload}>
            {t('banner.reload')}
          </Button>
        }
      />
    </section>
  )
}
