import { useText } from '@bourselet/widgets'
import { CoinList } from '@bourselet/widgets/market'
import { Icon, icons, Panel } from '@bourselet/widgets/ui'
import { useNavigate } from 'react-router'
import { Link } from '../../shared/link.tsx'
import { pathHere, tradePath } from '../../shared/twin-routes.ts'

/** The market section of the home page: most traded pairs, top gainers and losers, and a link to all markets. */
export function HomeMarkets() {
  const { t } = useText('site')
  const navigate = useNavigate()
  return (
    <section className="home-block">
      <header>
        <h2>{t('home.markets')}</h2>
        <Link className="home-more" to={pathHere('market')}>
          {t('home.allMarkets')}
          <Icon shape={icons.chevronRight} size={16} />
        </Link>
      </header>
      <Panel>
        <CoinList view="movers" limit={8} onSelect={(symbol) => void navigate(tradePath(symbol))} />
      </Panel>
    </section>
  )
}
