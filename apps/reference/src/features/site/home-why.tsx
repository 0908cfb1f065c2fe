import { useText } from '@bourselet/widgets'
import { Icon, icons } from '@bourselet/widgets/ui'
import { Link } from '../../shared/link.tsx'
import { useSite } from '../../shared/site-context.ts'
import { pathHere } from '../../shared/twin-routes.ts'

const rules = [
  { key: 'index', icon: icons.trend },
  { key: 'same', icon: icons.user },
  { key: 'score', icon: icons.bank },
  { key: 'review', icon: icons.shield },
] as const

/** The section of the home page that lists the rules to which the exchange commits itself (docs/rules.md). */
export function HomeWhy() {
  const { t } = useText('site')
  const { name } = useSite()
  return (
    <section className="home-block">
      <header>
        <h2>{t('home.why.title', { name })}</h2>
        <p>{t('home.why.text')}</p>
        <Link className="home-more" to={pathHere('rules')}>
          {t('home.rules')}
          <Icon shape={icons.chevronRight} size={16} />
        </Link>
      </header>
      <div className="home-why">
        {rules.map(({ key, icon }) => (
          <article key={key}>
            <h3>
              <Icon shape={icon} size={18} />
              {t(`home.why.${key}.title`)}
            </h3>
            <p>{t(`home.why.${key}.text`)}</p>
          </article>
        ))}
      </div>
    </section>
  )
}
