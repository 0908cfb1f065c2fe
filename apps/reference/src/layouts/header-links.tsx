import { useText } from '@bourselet/widgets'
import { Link } from '../shared/link.tsx'
import { pathHere } from '../shared/twin-routes.ts'
import { useRoute } from '../shared/use-route.ts'
import { menu } from './menu.ts'

/** The links of the main menu. `aria-current` marks the link to the current page. */
export function HeaderLinks({ onFollow }: { onFollow?: () => void }) {
  const { t } = useText('site')
  const route = useRoute()
  return menu.map(({ key, route: target, index }) => (
    <Link
      key={key}
      to={pathHere(target)}
      aria-current={route?.activeMenuIndex === index ? 'page' : undefined}
      className="site-header__link"
      onClick={onFollow}
    >
      {t(`menu.${key}`)}
    </Link>
  ))
}
