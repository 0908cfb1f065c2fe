import { useText } from '@bourselet/widgets'
import { Root } from '@bourselet/widgets/ui'
import { Suspense } from 'react'
import { Outlet, ScrollRestoration } from 'react-router'
import { useDocumentTitle } from '../shared/use-document-title.ts'
import { useRoute } from '../shared/use-route.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { PaperBar } from './paper-bar.tsx'
import { ServiceIcon } from './service-icon.tsx'
import { SideMenu } from './side-menu.tsx'

/** Header, page, footer; in the user centre with its menu at the side. */
export function DesktopLayout() {
  const { t } = useText('site')
  const route = useRoute()
  useDocumentTitle()
  return (
    <Root name="site" className="site site--desktop">
      <a className="site-skip" href="#main">
        {t('skip')}
      </a>
      <PaperBar />
      <Header />
      <div className={route?.sideMenu ? 'site-centre' : 'site-body'}>
        {route?.sideMenu && <SideMenu selected={route.sideMenu} />}
        <main id="main" tabIndex={-1} className="site-main">
          <Suspense fallback={null}>
            <Outlet />
          </Suspense>
        </main>
      </div>
      {!route?.withoutFooter && <Footer />}
      {!route?.withoutServiceIcon && <ServiceIcon />}
      <ScrollRestoration />
    </Root>
  )
}
