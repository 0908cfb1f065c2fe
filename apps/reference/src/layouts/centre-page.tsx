import { useText } from '@bourselet/widgets'
import type { ReactNode } from 'react'
import type { RouteName } from '../shared/routes.ts'
import { PageTabs, ProductTabs } from './page-tabs.tsx'

type CentrePageProps = {
  route: RouteName
  /** Shown at the end of the page's heading. */
  actions?: ReactNode
  children: ReactNode
}

/** A page of the user centre: its heading, the tabs of its menu entry, then its content. */
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
