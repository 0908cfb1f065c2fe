import { useText } from '@bourselet/widgets'
import { Icon } from '@bourselet/widgets/ui'
import { Link } from '../shared/link.tsx'
import { pathTo } from '../shared/routes.ts'
import { useRoute } from '../shared/use-route.ts'
import { bottomBar } from './menu.ts'

/** The bar with the five main pages of the mobile layout. */
export function BottomBar() {
  const { t } = useText('site')
  const route = useRoute()
  return (
    <nav className="site-bottom" data-keep-clear aria-label={t('mainMenu')}>
      {bottomBar.map(({ key, route: name, icon }) => (
        <Link key={key} to={pathTo(name)} aria-current={name === route?.name ? 'page' : undefined}>
          <Icon shape={icon} size={20} />
          {t(`menu.${key}`)}
        </Link>
      ))}
    </nav>
  )
}
