import { useText } from '@bourselet/widgets'
import { IconButton, icons } from '@bourselet/widgets/ui'
import type { ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useRouterState } from '../shared/router-context.ts'
import { pathTo } from '../shared/routes.ts'
import { returnPath, routeAt } from '../shared/sign-in-path.ts'
import { Bell } from './bell.tsx'

type PageBarProps = {
  title?: ReactNode
  /** Elements at the end of the bar, before the bell. */
  end?: ReactNode
  /** True if the page covers another page: its back button is a cross, not an arrow. */
  isOverlay?: boolean
  /** True on a main page, which the bottom bar opens: its title takes the place of the back button. */
  isMain?: boolean
}

/** The bar at the top of a page on a phone: back button, title and bell. */
export function PageBar({ title, end, isOverlay = false, isMain = false }: PageBarProps) {
  const { t } = useText('shared')
  const navigate = useNavigate()
  const { search } = useLocation()
  const { shown } = useRouterState()
  const back = () => {
    // The page before the log-in page may be for members only. Going back to it would open the log-in page again, so
    // the button opens the home page.
    const isForMembers = (path: string) => routeAt(path)?.member === true
    const isAsked =
      isOverlay &&
      isForMembers(returnPath(search, true).split(/[?#]/)[0]!) &&
      (shown?.from === undefined || isForMembers(shown.from))
    // The first page of a visit has no previous page in the history, so the back button opens the home page.
    if (shown?.isFirst || isAsked) void navigate(pathTo('mbhome'), { replace: isOverlay })
    else void navigate(-1)
  }
  return (
    <header className="site-page-bar" data-main={isMain} data-keep-clear>
      {!isMain && (
        <IconButton
          icon={isOverlay ? icons.close : icons.chevronLeft}
          label={t(isOverlay ? 'close' : 'back')}
          onClick={back}
        />
      )}
      {title && <h1>{title}</h1>}
      <div className="site-page-bar__end">
        {end}
        <Bell />
      </div>
    </header>
  )
}
