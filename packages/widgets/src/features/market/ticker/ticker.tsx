import type { Product } from '../../../shared/data/live-tickers.ts'
import { useConnection } from '../../../shared/data/use-connection.ts'
import { useTicker } from '../../../shared/data/use-ticker.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Change } from '../../../shared/ui/change.tsx'
import { CoinIcon } from '../../../shared/ui/coin-icon.tsx'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { LiveMark } from '../../../shared/ui/live-mark.tsx'
import { Price } from '../../../shared/ui/price.tsx'
import { Root } from '../../../shared/ui/root.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { TickerChange } from './ticker-change.tsx'
import { TickerStats } from './ticker-stats.tsx'

export type TickerProps = {
  /** For example BTCUSDT. */
  symbol: string
  product?: Product
  /** One line: coin, price, change. */
  compact?: boolean
}

/** The price of a symbol as it moves, with its figures of 24 hours. */
export function Ticker(props: TickerProps) {
  return (
    <Root name="ticker" density="compact" data-compact={props.compact || undefined}>
      {props.compact ? <CompactTicker {...props} /> : <FullTicker {...props} />}
    </Root>
  )
}

function CompactTicker({ symbol, product }: TickerProps) {
  const { t } = useText('market')
  const { info, figures, error, isUnknown, refetch } = useTicker(symbol, product)
  const { state } = useConnection()
  if (error || isUnknown) {
    return (
      <button type="button" className="bl-ticker__failed" onClick={refetch}>
        {isUnknown ? t('ticker.unknown', { symbol }) : t('ticker.failed', { symbol })}
      </button>
    )
  }
  return (
    <span className="bl-ticker__line bl-numbers" data-stale={state !== 'live' || undefined}>
      <strong className="bl-ticker__coin">{info?.base ?? symbol}</strong>
      {figures ? <Price value={figures.last} tick={info?.tick} flash /> : <Skeleton width={72} />}
      {figures ? <Change percent={figures.change_pct} arrow /> : <Skeleton width={56} />}
    </span>
  )
}

function FullTicker({ symbol, product }: TickerProps) {
  const { info, figures, error, isUnknown, refetch } = useTicker(symbol, product)
  const { state, ageMs } = useConnection()
  if (error || isUnknown) return <ErrorState error={error ?? 'SYMBOL_UNKNOWN'} onRetry={refetch} />
  return (
    <div className="bl-ticker__full" aria-busy={!figures || undefined}>
      <div className="bl-ticker__name">
        {info ? <CoinIcon coin={info.base} size={30} /> : <Skeleton width={30} height={30} round />}
        <div>
          <div className="bl-ticker__pair">{info ? `${info.base} / ${info.quote}` : symbol}</div>
          <div className="bl-ticker__long">{info?.name ?? <Skeleton width={56} />}</div>
        </div>
      </div>
      <div className="bl-ticker__quote">
        <div className="bl-ticker__last">
          {figures ? (
            <Price value={figures.last} tick={info?.tick} direction={figures.direction} flash />
          ) : (
            <Skeleton width={120} />
          )}
        </div>
        <div className="bl-ticker__change">
          {figures ? <TickerChange info={info} figures={figures} /> : <Skeleton width={110} />}
        </div>
      </div>
      <TickerStats info={info} figures={figures} />
      <LiveMark state={state} ageMs={ageMs} quiet />
    </div>
  )
}
