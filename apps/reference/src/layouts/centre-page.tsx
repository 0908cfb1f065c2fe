import { useText } from '@bourselet/widgets'
import type { ReactNode } from 'react'
import type { RouteName } from '../shared/routes.ts'

type CentrePageProps = {
  route: RouteName
  /** Shown at the end of the page's heading. */
  actions?: ReactNode
  children: ReactNode
}

/** A page of the user centre: its heading, then its content. */
export function CentrePage({ route, actions, children }: CentrePageProps) {
  const { t } = useText('site')
  return (
    <div className="centre-page">
      <header>
        <h1>{t(`title.${route}`)}</h1>
        {actions}
      </header>
      {children}
    </div>
  )
}
