import { useText } from '@bourselet/widgets'
import { Link } from 'react-router'
import { pathHere } from '../shared/twin-routes.ts'
import { sideMenu } from './menu.ts'

/** The pages of the user centre, the open one marked. */
export function SideMenu({ selected }: { selected: string }) {
  const { t } = useText('site')
  return (
    <nav className="site-side" aria-label={t('memberMenu')}>
      {sideMenu.map(({ key, routes }) => (
        <section key={key}>
          <h2>{t(`side.${key}`)}</h2>
          {routes.map((name) => (
            <Link key={name} to={pathHere(name)} aria-current={name === selected ? 'page' : undefined}>
              {t(`title.${name}`)}
            </Link>
          ))}
        </section>
      ))}
    </nav>
  )
}
