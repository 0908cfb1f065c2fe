import { useText } from '@bourselet/widgets'
import { Root } from '@bourselet/widgets/ui'
import type { MouseEvent, ReactNode } from 'react'
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
import { useUserCentre } from './use-user-centre.ts'

/**
 * The desktop layout: a header, the page and a footer. Pages of the user center also have the side menu. On a phone,
 * the pages of the user center and a few others have a page bar instead of the header, as in the mobile layout. Of
 * these pages, only the wallet has the bottom bar. The elements keep their positions in the React tree, so that a form
 * keeps its entries when the phone is rotated.
 */
export function DesktopLayout({ children }: { children: ReactNode }) {
  const { t } = useText('site')
  const route = useRoute()
  const { entry, onPhone, isMain } = useUserCentre()
  const setTitle = useDocumentTitle()
  useFocusOnArrival()
  return (
    <Root name="site" className={`site site--${onPhone ? 'mobile' : 'desktop'}`}>
      {/* biome-ignore lint/a11y/useValidAnchor: the link leads to the page, only without an entry in the history */}
      <a className="site-skip" href="#main" onClick={skip}>
        {t('skip')}
      </a>
      <Progress />
      <PaperBar />
      <SiteBanner />
      {!onPhone && <Header />}
      <div className={entry && !onPhone ? 'site-centre' : 'site-body'}>
        {entry && !onPhone && <SideMenu selected={entry} />}
        <main id="main" tabIndex={-1} className="site-main">
          <TitleContext value={setTitle}>{children}</TitleContext>
        </main>
      </div>
      {!route?.withoutFooter && !onPhone && <Footer />}
      {!route?.withoutServiceIcon && !onPhone && <ServiceIcon />}
      {onPhone && isMain && <BottomBar />}
    </Root>
  )
}

/**
 * Focuses the page when the skip link is activated, instead of following the link. Following the link would add a
 * history entry without a position number, which the router needs to undo Back. Back would then leave a form with
 * unsaved entries without asking the member.
 */
function skip(event: MouseEvent): void {
  event.preventDefault()
  document.getElementById('main')?.focus()
}
