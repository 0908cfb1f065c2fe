import { useText } from '@bourselet/widgets'
import { IconButton } from '@bourselet/widgets/ui'
import type { ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { pathTo } from '../shared/routes.ts'

type PageBarProps = {
  title?: ReactNode
  /** At the end of the bar. */
  end?: ReactNode
  /** What goes back: an arrow, or a cross for what stands in front of a page. */
  icon?: 'chevron-left' | 'close'
}

/** The head of a page on a phone: the way back, its name. */
export function PageBar({ title, end, icon = 'chevron-left' }: PageBarProps) {
  const { t } = useText('shared')
  const navigate = useNavigate()
  const { key } = useLocation()
  // The first page of a visit has nothing behind it.
  const back = () => void (key === 'default' ? navigate(pathTo('mbhome')) : navigate(-1))
  return (
    <header className="site-page-bar">
      <IconButton icon={icon} label={t(icon === 'close' ? 'close' : 'back')} onClick={back} />
      {title && <h1>{title}</h1>}
      <div className="site-page-bar__end">{end}</div>
    </header>
  )
}
