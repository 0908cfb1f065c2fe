import { useText } from '@bourselet/widgets'
import type { ReactNode } from 'react'
import { useRoute } from '../shared/use-route.ts'
import { PageBar } from './page-bar.tsx'
import { PageTabs, ProductTabs, productOf } from './page-tabs.tsx'
import { useUserCentre } from './use-user-centre.ts'

type CentrePageProps = {
  /** Elements at the end of the line that contains the heading. On a phone they have a line of their own. */
  actions?: ReactNode
  /** Elements at the end of the page bar on a phone, before the bell. */
  barEnd?: ReactNode
  children: ReactNode
}

/**
 * A page of the user center: the title of the shown route as its heading, tabs for the pages that have the same menu
 * entry, and the content. The tabs are on the line of the heading. On pages with orders, the tabs for the products are
 * there, and the other tabs are below. On a phone the heading is in a page bar, and the tabs of all pages are below;
 * a page that the bottom bar opens has none there, and links to the others itself.
 */
export function CentrePage({ actions, barEnd, children }: CentrePageProps) {
  const { t } = useText('site')
  const { name } = useRoute()!
  const { onPhone, isMain } = useUserCentre()
  const title = t(`title.${name}`)
  const isInHead = !productOf(name) && !onPhone
  return (
    <>
      {onPhone && <PageBar title={title} end={barEnd} isMain={isMain} />}
      <div className="centre-page">
        <header>
          {!onPhone && <h1>{title}</h1>}
          <ProductTabs route={name} />
          {isInHead && <PageTabs route={name} boxed />}
          {actions}
        </header>
        {!isInHead && !(onPhone && isMain) && <PageTabs route={name} />}
        {children}
      </div>
    </>
  )
}
