import { useText } from '@bourselet/widgets'
import { Icon, Panel } from '@bourselet/widgets/ui'
import { lazy, Suspense } from 'react'
import { Link } from 'react-router'
import { pathTo } from '../../shared/routes.ts'
import { pathHere } from '../../shared/twin-routes.ts'
import { useOpenPath } from '../../shared/use-open-path.ts'

const HelpSearch = lazy(() =>
  import('@bourselet/widgets/help').then(({ HelpSearch }) => ({ default: HelpSearch })),
)

const pages = [
  { route: 'rules', icon: 'candles' },
  { route: 'terms', icon: 'doc' },
  { route: 'privacy', icon: 'lock' },
  { route: 'disclaimer', icon: 'warning' },
  { route: 'serve', icon: 'headset' },
  { route: 'aboutus', icon: 'info' },
] as const

/** The search field of the help center, and articles for beginners. */
export function HomeHelp() {
  const { t } = useText('site')
  const onNavigate = useOpenPath()
  const links = {
    guide: (id: number) => pathTo('help_detail', id),
    center: (keyword?: string) => pathTo('help') + (keyword ? `?keyword=${encodeURIComponent(keyword)}` : ''),
    onNavigate,
  }
  return (
    <section className="home-block">
      <Panel className="home-help">
        <div className="home-help__words">
          <h2>{t('home.help.title')}</h2>
          <p>{t('home.help.text')}</p>
          <div className="home-help__search">
            <Suspense>
              <HelpSearch links={links} />
            </Suspense>
          </div>
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
