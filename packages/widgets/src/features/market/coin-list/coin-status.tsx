import type { Product } from '../../../shared/data/live-tickers.ts'
import { useConnection } from '../../../shared/data/use-connection.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { LiveMark } from '../../../shared/ui/live-mark.tsx'

/** The footer of the list: the age of the prices, the number of rows, and explanations of the columns. */
export function CoinStatus({ count, product }: { count: number | undefined; product: Product }) {
  const { t } = useText('market')
  const { state, ageMs } = useConnection()
  return (
    <div className="bl-coin-list__status">
      <LiveMark state={state} ageMs={ageMs} />
      {count !== undefined && (
        <span>{t(product === 'futures' ? 'coinList.contracts' : 'coinList.pairs', { count })}</span>
      )}
      <span className="bl-coin-list__notes">
        <span>{t('coinList.turnoverNote')}</span>
        <span>{t('coinList.weekNote')}</span>
      </span>
    </div>
  )
}
