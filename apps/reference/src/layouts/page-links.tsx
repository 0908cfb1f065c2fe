import { useText } from '@bourselet/widgets'
import { Icon, type IconName } from '@bourselet/widgets/ui'
import { Link } from 'react-router'
import type { RouteName } from '../shared/routes.ts'
import { pathHere } from '../shared/twin-routes.ts'

type PageLinksProps = { label: string; links: readonly { route: RouteName; icon: IconName }[] }

/** A list of page links, one per line, sized for touch. */
export function PageLinks({ label, links }: PageLinksProps) {
  const { t } = useText('site')
  return (
    <nav className="page-links" aria-label={label}>
      {links.map(({ route, icon }) => (
        <Link key={route} to={pathHere(route)}>
          <Icon name={icon} size={20} />
          <span>{t(`title.${route}`)}</span>
          <Icon name="chevron-right" size={16} />
        </Link>
      ))}
    </nav>
  )
}
