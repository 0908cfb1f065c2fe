import { useText } from '@bourselet/widgets'
import { IconButton, icons } from '@bourselet/widgets/ui'
import type { ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { pathTo } from '../shared/routes.ts'
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
  const { key } = useLocation()
  // The first page of a visit has no previous page in the history, so the back button opens the home page.
  const back = () => void (key === 'default' ? navigate(pathTo('mbhome')) : navigate(-1))
  return (
    <header className="site-page-bar" data-main={isMain}>
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
