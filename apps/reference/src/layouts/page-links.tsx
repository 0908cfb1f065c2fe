import { useText } from '@bourselet/widgets'
import { Icon, type IconShape, icons } from '@bourselet/widgets/ui'
import type { ReactNode } from 'react'
import { Link } from '../shared/link.tsx'
import type { RouteName } from '../shared/routes.ts'
import { pathHere } from '../shared/twin-routes.ts'

type PageLinksProps = {
  label: string
  links: readonly {
    route: RouteName
    icon: IconShape
    /** Text of the link. The default is the title of the page. */
    text?: string
    /** State of the linked page, such as a pending review. It is shown after the text. */
    state?: ReactNode
  }[]
}

/** A list of links to pages, one per line. The lines are high enough for touch. */
export function PageLinks({ label, links }: PageLinksProps) {
  const { t } = useText('site')
  return (
    <nav className="page-links" aria-label={label}>
      {links.map(({ route, icon, text, state }) => (
        <Link key={route} to={pathHere(route)}>
          <Icon shape={icon} size={20} />
          <span>{text ?? t(`title.${route}`)}</span>
          {state}
          <Icon shape={icons.chevronRight} size={16} />
        </Link>
      ))}
    </nav>
  )
}
