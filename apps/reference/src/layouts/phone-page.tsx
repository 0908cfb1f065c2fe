import { useText } from '@bourselet/widgets'
import type { ReactNode } from 'react'
import type { RouteName } from '../shared/routes.ts'
import { PageBar } from './page-bar.tsx'

type PhonePageProps = {
  route: RouteName
  /** Elements at the end of the bar. */
  end?: ReactNode
  children: ReactNode
}

/** A page on a phone: a bar with back button and title, and the content below. */
export function PhonePage({ route, end, children }: PhonePageProps) {
  const { t } = useText('site')
  return (
    <div className="phone-page">
      <PageBar title={t(`title.${route}`)} end={end} />
      <div className="phone-page__body">{children}</div>
    </div>
  )
}
