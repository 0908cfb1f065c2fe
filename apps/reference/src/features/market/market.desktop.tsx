import { useText } from '@bourselet/widgets'
import { CoinList, MarketSummary } from '@bourselet/widgets/market'
import { Panel } from '@bourselet/widgets/ui'
import { useNavigate } from 'react-router'
import { tradePath } from '../../shared/twin-routes.ts'
import './market.css'

export default function MarketPage() {
  const { t } = useText('site')
  const navigate = useNavigate()
  const trade = (symbol: string) => void navigate(tradePath(symbol))
  return (
    <div className="market-page">
      <h1 className="bl-hidden">{t('title.market')}</h1>
      <MarketSummary onSelect={trade} />
      <Panel className="market-page__list">
        <CoinList withProducts onSelect={(symbol, product) => void navigate(tradePath(symbol, product))} />
      </Panel>
    </div>
  )
}
