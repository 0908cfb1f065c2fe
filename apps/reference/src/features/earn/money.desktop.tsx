import { useText } from '@bourselet/widgets'
import { useNavigate } from 'react-router'
import { pathHere } from '../../shared/twin-routes.ts'
import { OwnEarn } from './own-earn.tsx'
import './earn.css'

export default function MoneyPage() {
  const { t } = useText('site')
  const navigate = useNavigate()
  return (
    <div className="earn-page">
      <h1 className="bl-hidden">{t('title.money')}</h1>
      <OwnEarn onIncomeRecords={() => void navigate(pathHere('revenueDetails'))} />
    </div>
  )
}
