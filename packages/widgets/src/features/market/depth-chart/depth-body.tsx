import { useMemo } from 'react'
import { liveBook } from '../../../shared/data/live-book.ts'
import type { Product } from '../../../shared/data/live-tickers.ts'
import { useBook } from '../../../shared/data/use-book.ts'
import { useSymbol } from '../../../shared/data/use-symbols.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { useBourselet } from '../../../shared/provider/use-bourselet.ts'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import * as icons from '../../../shared/ui/icons.ts'
import { lazyPart } from '../../../shared/ui/lazy-part.tsx'
import { MarketEmpty } from '../market-empty.tsx'
import { depthPoints } from './depth-points.ts'
import { DepthSkeleton } from './depth-skeleton.tsx'
import './depth-chart.css'

// The chart library is loaded when the first depth chart is rendered, not with the page.
const DepthPlot = lazyPart(() => import('./depth-plot.tsx').then(({ DepthPlot }) => DepthPlot), DepthSkeleton)

/** The content of the depth chart inside the widget's root element. */
export function DepthBody({ symbol, product }: { symbol: string; product: Product }) {
  const { t, ready } = useText('market')
  const { sdk } = useBourselet()
  const { data: info, error, refetch, refreshing } = useSymbol(symbol, product)
  const book = useBook(symbol, product)
  const points = useMemo(() => depthPoints(book), [book])
  if (error) return <ErrorState error={error} onRetry={refetch} retrying={refreshing} />
  if (book.error && !book.isReady && ready) {
    return <ErrorState error={book.error} onRetry={() => liveBook(sdk, product, symbol).restart()} />
  }
  if (!book.isReady || !ready || !info) return <DepthSkeleton />
  if (points.bids.length === 0 || points.asks.length === 0) {
    return <MarketEmpty icon={icons.market} title={t('orderBook.empty')} text={t('orderBook.emptyText')} />
  }
  const isStale = book.state !== 'live' && book.state !== 'polling'
  return (
    <div className="bl-depth-chart__body" data-stale={isStale || undefined}>
      <DepthPlot points={points} info={info} />
    </div>
  )
}
