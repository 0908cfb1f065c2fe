import { useText } from '@bourselet/widgets'
import { Chip, Icon, type IconShape, icons } from '@bourselet/widgets/ui'
import { Link } from '../shared/link.tsx'
import type { RouteName } from '../shared/routes.ts'
import { pathHere } from '../shared/twin-routes.ts'
import type { SideState } from './use-side-states.ts'

type PageLinksProps = {
  label: string
  links: readonly {
    route: RouteName
    icon: IconShape
    /** Text of the link. The default is the title of the page. */
    text?: string
    state?: SideState | undefined
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
          {state && <Chip tone={state.tone}>{state.text}</Chip>}
          <Icon shape={icons.chevronRight} size={16} />
        </Link>
      ))}
    </nav>
  )
}
