import { useText } from '@bourselet/widgets'
import type { ReactNode } from 'react'
import type { RouteName } from '../shared/routes.ts'
import { PageTabs, ProductTabs } from './page-tabs.tsx'

type CentrePageProps = {
  route: RouteName
  /** Elements at the end of the line that contains the heading. */
  actions?: ReactNode
  children: ReactNode
}

/**
 * A page of the user center, with its heading, tabs for the pages that have the same menu entry, and its
 * content.
 */
export function CentrePage({ route, actions, children }: CentrePageProps) {
  const { t } = useText('site')
  return (
    <div className="centre-page">
      <header>
        <h1>{t(`title.${route}`)}</h1>
        <ProductTabs route={route} />
        {actions}
      </header>
      <PageTabs route={route} />
      {children}
    </div>
  )
}
