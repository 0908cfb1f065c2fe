import type { Product } from '../../../shared/data/live-tickers.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { Root } from '../../../shared/ui/root.tsx'
import { widget } from '../../../shared/ui/widget.tsx'
import { BreadthBars } from './breadth-bars.tsx'
import { SummaryCard } from './summary-card.tsx'
import { useMarketSummary } from './use-market-summary.ts'
import './market-summary.css'
import '../../../shared/ui/panel.css'

export type MarketSummaryProps = {
  product?: Product
  /** Called when a pair is selected. Without this callback the rows are not buttons. */
  onSelect?: (symbol: string) => void
}

const lists = ['gainers', 'losers', 'mostTraded'] as const

/**
 * A market summary: the top gainers, the top losers, the most traded pairs, and how many pairs rose and fell.
 */
export const MarketSummary = widget(
  'market-summary',
  function MarketSummary({ product = 'spot', onSelect }: MarketSummaryProps) {
    const { t } = useText('market')
    const { summary, error, refetch, refreshing } = useMarketSummary(product)
    return (
      <Root name="market-summary">
        {error ? (
          <div className="bl-panel">
            <ErrorState error={error} onRetry={refetch} retrying={refreshing} />
          </div>
        ) : (
          <div className="bl-market-summary__cards" aria-busy={!summary || undefined}>
            {lists.map((name) => (
              <SummaryCard
                key={name}
                title={t(`marketSummary.${name}`)}
                note={t('marketSummary.day')}
                none={t('marketSummary.none')}
                rows={summary?.[name]}
                product={product}
                onSelect={onSelect}
              />
            ))}
            <BreadthBars breadth={summary?.breadth} count={summary?.count} />
          </div>
        )}
      </Root>
    )
  },
)
