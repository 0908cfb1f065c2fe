import { useText } from '@bourselet/widgets'
import { Button, Empty } from '@bourselet/widgets/ui'
import { useNavigate } from 'react-router'
import { PageBar } from '../layouts/page-bar.tsx'
import { pathTo, type RouteName, type SiteRoute } from '../shared/routes.ts'

/** Placeholder of a page whose feature is not available yet: its description and a link to continue. */
export function NotOpen({ route }: { route: SiteRoute }) {
  const { t } = useText('site')
  const navigate = useNavigate()
  const title = t(`title.${route.name as RouteName}`)
  return (
    <>
      {route.mobile && <PageBar title={title} />}
      <section className="site-notice">
        {!route.mobile && <h1>{title}</h1>}
        <Empty
          icon="clock"
          title={t('notOpen.title')}
          text={t('notOpen.text')}
          action={
            <Button
              variant="primary"
              onClick={() => void navigate(pathTo(route.mobile ? 'mbquotes' : 'market'))}
            >
              {t('notOpen.action')}
            </Button>
          }
        />
      </section>
    </>
  )
}
