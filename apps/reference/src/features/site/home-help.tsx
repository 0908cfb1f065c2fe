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

/** Features that the page announces but the exchange does not offer yet. */
const later = ['revenueDetails'] as const

/** Reading for beginners and the list of upcoming features. */
export function HomeHelp() {
  const { t } = useText('site')
  return (
    <section className="home-block">
      <Panel className="home-help">
        <div className="home-help__words">
          <h2>{t('home.help.title')}</h2>
          <p>{t('home.help.text')}</p>
          <p className="home-help__later">
            <Icon name="clock" size={16} />
            <span>{t('home.later', { list: later.map((route) => t(`title.${route}`)).join(' · ') })}</span>
          </p>
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
