import { useText } from '@bourselet/widgets'
import type { ReactNode } from 'react'
import type { RouteName } from '../shared/routes.ts'

type CentrePageProps = {
  route: RouteName
  /** At the end of the page's head. */
  actions?: ReactNode
  children: ReactNode
}

/** A page of the user centre: its name, then what it shows. */
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
