import { useText } from '@bourselet/widgets'
import { Root } from '@bourselet/widgets/ui'
import { Outlet, ScrollRestoration } from 'react-router'
import { decideDevice } from '../shared/device.ts'
import { useDocumentTitle } from '../shared/use-document-title.ts'
import { useRoute } from '../shared/use-route.ts'
import { BottomBar } from './bottom-bar.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { PaperBar } from './paper-bar.tsx'
import { Progress } from './progress.tsx'
import { ServiceIcon } from './service-icon.tsx'
import { SideMenu } from './side-menu.tsx'

/**
 * Header, page, footer; in the user centre with its menu at the side. The user centre has no twin for phones, so on
 * one it carries the bottom bar by which it was reached.
 */
export function DesktopLayout() {
  const { t } = useText('site')
  const route = useRoute()
  const onPhone = route?.sideMenu !== undefined && decideDevice('', window.innerWidth) === 'mobile'
  useDocumentTitle()
  return (
    <Root name="site" className="site site--desktop">
      <a className="site-skip" href="#main">
        {t('skip')}
      </a>
      <Progress />
      <PaperBar />
      <Header />
      <div className={route?.sideMenu ? 'site-centre' : 'site-body'}>
        {route?.sideMenu && <SideMenu selected={route.sideMenu} />}
        <main id="main" tabIndex={-1} className="site-main">
          <Outlet />
        </main>
      </div>
      {!route?.withoutFooter && !onPhone && <Footer />}
      {!route?.withoutServiceIcon && <ServiceIcon />}
      {onPhone && <BottomBar />}
      <ScrollRestoration />
    </Root>
  )
}
