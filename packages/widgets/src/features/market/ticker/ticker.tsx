import type { Product } from '../../../shared/data/live-tickers.ts'
import { useConnection } from '../../../shared/data/use-connection.ts'
import { useTicker } from '../../../shared/data/use-figures.ts'
import { useSymbol } from '../../../shared/data/use-symbols.ts'
import { Change } from '../../../shared/ui/change.tsx'
import { CoinIcon } from '../../../shared/ui/coin-icon.tsx'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { lazyPart } from '../../../shared/ui/lazy-part.tsx'
import { LiveMark } from '../../../shared/ui/live-mark.tsx'
import { Price } from '../../../shared/ui/price.tsx'
import { Root } from '../../../shared/ui/root.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { symbolWidget } from '../../../shared/ui/widget.tsx'
import { TickerQuote } from './ticker-quote.tsx'
import { TickerStats } from './ticker-stats.tsx'
import './ticker.css'

export type TickerProps = {
  /** Name of the pair or contract, for example BTCUSDT. */
  symbol: string
  product?: Product
  /** True to show one line with coin, price and change instead of all statistics. */
  compact?: boolean
}

type InnerProps = { symbol: string; product: Product }

/** The component that shows an error in the compact layout. Its code is loaded with the first error. */
const TickerFailure = /* @__PURE__ */ lazyPart(() =>
  import('./ticker-failure.tsx').then(({ TickerFailure }) => TickerFailure),
)

/** The live price of a symbol with its 24-hour statistics. */
export const Ticker = symbolWidget('ticker', function Ticker(props: TickerProps) {
  const { symbol, product = 'spot', compact } = props
  return (
    <Root name="ticker" density="compact" data-compact={compact || undefined}>
      {compact ? (
        <CompactTicker symbol={symbol} product={product} />
      ) : (
        <FullTicker symbol={symbol} product={product} />
      )}
    </Root>
  )
})

function CompactTicker({ symbol, product }: InnerProps) {
  const { info, figures, error, refetch } = useTicker(symbol, product)
  const { state } = useConnection()
  if (error) return <TickerFailure symbol={symbol} error={error} onRetry={refetch} />
  const isStale = state !== 'live' && state !== 'polling'
  return (
    <span className="bl-ticker__line bl-numbers" data-stale={isStale || undefined}>
      <strong className="bl-ticker__coin">{info?.base ?? symbol}</strong>
      {figures ? <Price value={figures.last} tick={info?.tick} flash /> : <Skeleton width={72} />}
      {figures ? <Change percent={figures.change_pct} arrow /> : <Skeleton width={56} />}
    </span>
  )
}

function FullTicker({ symbol, product }: InnerProps) {
  const { data: info, error, refetch, refreshing } = useSymbol(symbol, product)
  const { state, ageMs } = useConnection()
  if (error) return <ErrorState error={error} onRetry={refetch} retrying={refreshing} />
  return (
    <div className="bl-ticker__full" aria-busy={!info || undefined}>
      <div className="bl-ticker__name">
        {info ? <CoinIcon coin={info.base} size={30} /> : <Skeleton width={30} height={30} round />}
        <div>
          <div className="bl-ticker__pair">{info ? `${info.base} / ${info.quote}` : symbol}</div>
          <div className="bl-ticker__long">{info?.name ?? <Skeleton width={56} />}</div>
        </div>
      </div>
      <TickerQuote symbol={symbol} product={product} info={info} />
      <TickerStats symbol={symbol} product={product} info={info} />
      <LiveMark state={state} ageMs={ageMs} quiet />
    </div>
  )
}
