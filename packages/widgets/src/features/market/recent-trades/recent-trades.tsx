import type { Product } from '../../../shared/data/live-tickers.ts'
import { useConnection } from '../../../shared/data/use-connection.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { LiveMark } from '../../../shared/ui/live-mark.tsx'
import { Root } from '../../../shared/ui/root.tsx'
import { TradeLines } from './trade-lines.tsx'

export type RecentTradesProps = { symbol: string; product?: Product }

/** The latest public trades of a symbol as they happen. */
export function RecentTrades({ symbol, product = 'spot' }: RecentTradesProps) {
  const { t } = useText('market')
  const { state, ageMs } = useConnection()
  return (
    <Root name="recent-trades" density="compact">
      <div className="bl-recent-trades__bar">
        <h2 className="bl-recent-trades__title">{t('recentTrades.title')}</h2>
        <LiveMark state={state} ageMs={ageMs} quiet />
      </div>
      <TradeLines symbol={symbol} product={product} />
    </Root>
  )
}
