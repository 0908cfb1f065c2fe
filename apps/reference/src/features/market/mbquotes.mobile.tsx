import { useText } from '@bourselet/widgets'
import { CoinList } from '@bourselet/widgets/market'
import { useNavigate } from 'react-router'
import { tradePath } from '../../shared/twin-routes.ts'
import './market.css'

export default function QuotesPage() {
  const { t } = useText('site')
  const navigate = useNavigate()
  return (
    <div className="quotes-page">
      <h1>{t('title.mbquotes')}</h1>
      <CoinList withProducts onSelect={(symbol, product) => void navigate(tradePath(symbol, product))} />
    </div>
  )
}
