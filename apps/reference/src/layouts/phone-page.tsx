import { useText } from '@bourselet/widgets'
import type { ReactNode } from 'react'
import { useRoute } from '../shared/use-route.ts'
import { PageBar } from './page-bar.tsx'

type PhonePageProps = {
  /** Elements at the end of the bar. */
  end?: ReactNode
  children: ReactNode
}

/** A page on a phone: a bar with back button and the title of the shown route, and the content below. */
export function PhonePage({ end, children }: PhonePageProps) {
  const { t } = useText('site')
  const { name } = useRoute()!
  return (
    <div className="phone-page">
      <PageBar title={t(`title.${name}`)} end={end} />
      <div className="phone-page__body">{children}</div>
    </div>
  )
}
