import type { Product } from '../../../shared/data/live-tickers.ts'
import { useConnection } from '../../../shared/data/use-connection.ts'
import { useSymbol } from '../../../shared/data/use-symbols.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { LiveMark } from '../../../shared/ui/live-mark.tsx'
import { Root } from '../../../shared/ui/root.tsx'
import { symbolWidget } from '../../../shared/ui/widget.tsx'
import { SizeSelect } from './size-select.tsx'
import { TradeLines } from './trade-lines.tsx'
import { useSmallestTrade } from './use-smallest-trade.ts'
import './recent-trades.css'

export type RecentTradesProps = { symbol: string; product?: Product }

/** The latest public trades of a symbol, live. */
export const RecentTrades = symbolWidget(
  'recent-trades',
  function RecentTrades({ symbol, product = 'spot' }: RecentTradesProps) {
    const { t } = useText('market')
    const { state, ageMs } = useConnection()
    const { data: info } = useSymbol(symbol, product)
    const [smallest, setSmallest] = useSmallestTrade(info?.quote)
    return (
      <Root name="recent-trades" density="compact">
        <div className="bl-recent-trades__bar" part="bar">
          <h2 className="bl-recent-trades__title" part="title">
            {t('recentTrades.title')}
          </h2>
          <span className="bl-recent-trades__end">
            <LiveMark state={state} ageMs={ageMs} quiet />
            <SizeSelect quote={info?.quote} smallest={smallest} onSmallestChange={setSmallest} />
          </span>
        </div>
        <TradeLines symbol={symbol} product={product} smallest={smallest} />
      </Root>
    )
  },
)
