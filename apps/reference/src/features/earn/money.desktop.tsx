import { useText } from '@bourselet/widgets'
import { OwnEarn } from './own-earn.tsx'
import './earn.css'

export default function MoneyPage() {
  const { t } = useText('site')
  return (
    <div className="earn-page">
      <h1 className="bl-hidden">{t('title.money')}</h1>
      <OwnEarn />
    </div>
  )
}
