import { useCall, useLocale, useText } from '@bourselet/widgets'
import { Icon, icons, Panel, Skeleton } from '@bourselet/widgets/ui'
import { useRef } from 'react'
import { useServiceLink } from '../../layouts/use-service-link.ts'
import { later } from '../../shared/later.tsx'
import { Link } from '../../shared/link.tsx'
import { pathTo } from '../../shared/routes.ts'
import { pathHere } from '../../shared/twin-routes.ts'
import { useHelpLinks } from '../../shared/use-help-links.ts'
import { useNearOrLate } from './use-near-or-late.ts'

const HelpSearch = later(() => import('./help-search.ts').then(({ HelpSearch }) => HelpSearch))

/**
 * The help section of the home page: a search field, one guide per topic, and a link to customer service. The section
 * is at the end of the page, and the field needs more code than all other sections together. So the code is loaded only
 * when the reader scrolls near the field, or some seconds after the page. Without the second rule, screen readers and
 * the browser's search in the page would not find the field.
 */
export function HomeHelp() {
  const { t } = useText('site')
  const links = useHelpLinks()
  const place = useRef<HTMLDivElement>(null)
  const isWanted = useNearOrLate(place)
  return (
    <section className="home-block">
      <Panel className="home-help">
        <div className="home-help__words">
          <h2>{t('home.help.title')}</h2>
          <p>{t('home.help.text')}</p>
          <div className="home-help__search" ref={place}>
            {isWanted && <HelpSearch links={links} />}
          </div>
        </div>
        <nav className="home-help__pages" aria-label={t('home.help.title')}>
          <Guides />
          <Service />
        </nav>
      </Panel>
    </section>
  )
}

const TOPICS = 5

/**
 * Links to the first guide of each topic. If the list of guides cannot be loaded, it shows links to the legal pages.
 */
function Guides() {
  const { t } = useText('site')
  const locale = useLocale()
  const { data, error } = useCall(
    ['help.categories', locale],
    (sdk, options) => sdk.help.categories(options),
    { staleMs: 300_000 },
  )
  if (error && !data)
    return (['rules', 'terms', 'privacy', 'disclaimer', 'aboutus'] as const).map((route) => (
      <Link key={route} to={pathHere(route)}>
        <Icon shape={icons.doc} size={20} />
        <span>{t(`title.${route}`)}</span>
      </Link>
    ))
  if (!data) return Array.from({ length: TOPICS }, (_, index) => <Skeleton key={index} height={56} />)
  return data
    .filter(({ items }) => items.length > 0)
    .slice(0, TOPICS)
    .map(({ id, icon, name, items: [guide] }) => (
      <Link key={id} to={pathTo('help_detail', guide!.id)}>
        <img src={icon} width={20} height={20} alt="" />
        <span>
          {guide!.title}
          <small>{name}</small>
        </span>
      </Link>
    ))
}

/** The link to customer service. If no customer service is configured, a link to the help center. */
function Service() {
  const { t } = useText('site')
  const service = useServiceLink()
  if (!service)
    return (
      <Link to={pathTo('help')}>
        <Icon shape={icons.info} size={20} />
        <span>{t('title.help')}</span>
      </Link>
    )
  return (
    <a href={service} target="_blank" rel="noopener noreferrer">
      <Icon shape={icons.headset} size={20} />
      <span>
        {t('serviceContact')}
        <small>{t('hours')}</small>
      </span>
    </a>
  )
}
