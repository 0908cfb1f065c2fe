import { useText } from '@bourselet/widgets'
import { Icon, Root } from '@bourselet/widgets/ui'
import { Suspense } from 'react'
import { Link, Outlet, ScrollRestoration } from 'react-router'
import { pathTo } from '../shared/routes.ts'
import { useDocumentTitle } from '../shared/use-document-title.ts'
import { useRoute } from '../shared/use-route.ts'
import { bottomBar } from './menu.ts'
import { PaperBar } from './paper-bar.tsx'

/** The page alone; the five main ones also carry the bottom bar. */
export function MobileLayout() {
  const route = useRoute()
  useDocumentTitle()
  return (
    <Root name="site" className="site site--mobile">
      <PaperBar />
      <main id="main" className="site-main">
        <Suspense fallback={null}>
          <Outlet />
        </Suspense>
      </main>
      {bottomBar.some(({ route: name }) => name === route?.name) && route?.name !== 'mbexchange' && (
        <BottomBar />
      )}
      <ScrollRestoration />
    </Root>
  )
}

function BottomBar() {
  const { t } = useText('site')
  const route = useRoute()
  return (
    <nav className="site-bottom" aria-label={t('mainMenu')}>
      {bottomBar.map(({ key, route: name, icon }) => (
        <Link key={key} to={pathTo(name)} aria-current={name === route?.name ? 'page' : undefined}>
          <Icon name={icon} size={20} />
          {t(`menu.${key}`)}
        </Link>
      ))}
    </nav>
  )
}
