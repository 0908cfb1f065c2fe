import { useText } from '@bourselet/widgets'
import { Icon, Panel } from '@bourselet/widgets/ui'
import { Link } from 'react-router'
import { pathHere } from '../../shared/twin-routes.ts'

const pages = [
  { route: 'rules', icon: 'candles' },
  { route: 'terms', icon: 'doc' },
  { route: 'privacy', icon: 'lock' },
  { route: 'disclaimer', icon: 'warning' },
  { route: 'serve', icon: 'headset' },
  { route: 'aboutus', icon: 'info' },
] as const

/** Reading for beginners. */
export function HomeHelp() {
  const { t } = useText('site')
  return (
    <section className="home-block">
      <Panel className="home-help">
        <div className="home-help__words">
          <h2>{t('home.help.title')}</h2>
          <p>{t('home.help.text')}</p>
        </div>
        <nav className="home-help__pages" aria-label={t('home.help.title')}>
          {pages.map(({ route, icon }) => (
            <Link key={route} to={pathHere(route)}>
              <Icon name={icon} size={20} />
              <span>
                {t(`title.${route}`)}
                <small>{t(`home.help.${route}`)}</small>
              </span>
            </Link>
          ))}
        </nav>
      </Panel>
    </section>
  )
}
