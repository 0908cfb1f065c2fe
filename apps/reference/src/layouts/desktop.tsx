import { useSession, useText } from '@bourselet/widgets'
import { Root } from '@bourselet/widgets/ui'
import type { ReactNode } from 'react'
import { decideDevice } from '../shared/device.ts'
import { TitleContext, useDocumentTitle } from '../shared/use-document-title.ts'
import { useFocusOnArrival } from '../shared/use-focus-on-arrival.ts'
import { useRoute } from '../shared/use-route.ts'
import { BottomBar } from './bottom-bar.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { PaperBar } from './paper-bar.tsx'
import { Progress } from './progress.tsx'
import { ServiceIcon } from './service-icon.tsx'
import { SideMenu } from './side-menu.tsx'
import { SiteBanner } from './site-banner.tsx'

/**
 * The desktop layout: a header, the page and a footer. Pages of the user center also have the side menu; on a
 * phone, they have the bottom bar instead of the footer.
 */
export function DesktopLayout({ children }: { children: ReactNode }) {
  const { t } = useText('site')
  const route = useRoute()
  const { signedIn } = useSession()
  // Some pages of the user center, such as Convert, need no log-in. Users who are not logged in see these pages without
  // the side menu.
  const sideMenu = route?.member || signedIn ? route?.sideMenu : undefined
  const onPhone = sideMenu !== undefined && decideDevice('', window.innerWidth) === 'mobile'
  const setTitle = useDocumentTitle()
  useFocusOnArrival()
  return (
    <Root name="site" className="site site--desktop">
      <a className="site-skip" href="#main">
        {t('skip')}
      </a>
      <Progress />
      <PaperBar />
      <SiteBanner />
      <Header />
      <div className={sideMenu ? 'site-centre' : 'site-body'}>
        {sideMenu && <SideMenu selected={sideMenu} />}
        <main id="main" tabIndex={-1} className="site-main">
          <TitleContext value={setTitle}>{children}</TitleContext>
        </main>
      </div>
      {!route?.withoutFooter && !onPhone && <Footer />}
      {!route?.withoutServiceIcon && !onPhone && <ServiceIcon />}
      {onPhone && <BottomBar />}
    </Root>
  )
}
