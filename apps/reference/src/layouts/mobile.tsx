import { Root } from '@bourselet/widgets/ui'
import type { ReactNode } from 'react'
import { TitleContext, useDocumentTitle } from '../shared/use-document-title.ts'
import { useFocusOnArrival } from '../shared/use-focus-on-arrival.ts'
import { useRoute } from '../shared/use-route.ts'
import { BottomBar } from './bottom-bar.tsx'
import { bottomBar } from './menu.ts'
import { PaperBar } from './paper-bar.tsx'
import { Progress } from './progress.tsx'
import { SiteBanner } from './site-banner.tsx'

const terminals = new Set<string | undefined>(['mbexchange', 'mbcurrency'])

/**
 * The mobile layout. The main pages show the bottom bar; on the terminals, the order buttons take its place.
 */
export function MobileLayout({ children }: { children: ReactNode }) {
  const route = useRoute()
  const isMain = bottomBar.some(({ route: name }) => name === route?.name)
  const setTitle = useDocumentTitle()
  useFocusOnArrival()
  return (
    <Root name="site" className="site site--mobile">
      <Progress />
      <PaperBar />
      <SiteBanner />
      <main id="main" tabIndex={-1} className="site-main">
        <TitleContext value={setTitle}>{children}</TitleContext>
      </main>
      {isMain && !terminals.has(route?.name) && <BottomBar />}
    </Root>
  )
}
