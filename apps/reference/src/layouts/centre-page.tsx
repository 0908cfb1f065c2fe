import { useText } from '@bourselet/widgets'
import type { ReactNode } from 'react'
import type { RouteName } from '../shared/routes.ts'
import { PageBar } from './page-bar.tsx'
import { PageTabs, ProductTabs } from './page-tabs.tsx'
import { useUserCentre } from './use-user-centre.ts'

type CentrePageProps = {
  route: RouteName
  /** Elements at the end of the line that contains the heading. On a phone they have a line of their own. */
  actions?: ReactNode
  /** Elements at the end of the page bar on a phone, before the bell. */
  barEnd?: ReactNode
  children: ReactNode
}

/**
 * A page of the user center, with its heading, tabs for the pages that have the same menu entry, and its
 * content. On a phone the heading is in a page bar.
 */
export function CentrePage({ route, actions, barEnd, children }: CentrePageProps) {
  const { t } = useText('site')
  const { onPhone, isMain } = useUserCentre()
  const title = t(`title.${route}`)
  return (
    <>
      {onPhone && <PageBar title={title} end={barEnd} isMain={isMain} />}
      <div className="centre-page">
        <header>
          {!onPhone && <h1>{title}</h1>}
          <ProductTabs route={route} />
          {actions}
        </header>
        <PageTabs route={route} />
        {children}
      </div>
    </>
  )
}
