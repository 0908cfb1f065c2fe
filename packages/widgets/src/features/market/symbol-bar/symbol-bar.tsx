import { useState } from 'react'
import type { Product } from '../../../shared/data/live-tickers.ts'
import type { SymbolInfo } from '../../../shared/data/symbol-info.ts'
import { useConnection } from '../../../shared/data/use-connection.ts'
import { type Figures, useTicker } from '../../../shared/data/use-ticker.ts'
import { CoinIcon } from '../../../shared/ui/coin-icon.tsx'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'
import { LiveMark } from '../../../shared/ui/live-mark.tsx'
import { Price } from '../../../shared/ui/price.tsx'
import { Root } from '../../../shared/ui/root.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { Star } from '../star.tsx'
import { TickerChange } from '../ticker/ticker-change.tsx'
import { TickerStats } from '../ticker/ticker-stats.tsx'
import { useIsNarrow } from '../use-is-narrow.ts'
import { SymbolPicker } from './symbol-picker.tsx'

/** In a narrower bar the list of pairs comes as a sheet. */
const SHEET_BELOW_PX = 760

export type SymbolBarProps = {
  symbol: string
  product?: Product
  /** Another symbol was picked. Without it the name is no button. */
  onSymbolChange?: (symbol: string) => void
}

/** The head of a terminal: which pair, its price and its 24 hours, and the way to another pair. */
export function SymbolBar({ symbol, product = 'spot', onSymbolChange }: SymbolBarProps) {
  const { info, figures, error, isUnknown, refetch } = useTicker(symbol, product)
  const { state, ageMs } = useConnection()
  const [bar, setBar] = useState<HTMLElement | null>(null)
  const asSheet = useIsNarrow(bar, SHEET_BELOW_PX)
  const names = <Names info={info} symbol={symbol} isButton={onSymbolChange !== undefined} />
  return (
    <Root name="symbol-bar" density="compact">
      <div className="bl-symbol-bar__bar" ref={setBar} aria-busy={!figures || undefined}>
        <div className="bl-symbol-bar__head">
          {onSymbolChange ? (
            <SymbolPicker symbol={symbol} product={product} asSheet={asSheet} onPick={onSymbolChange}>
              {names}
            </SymbolPicker>
          ) : (
            names
          )}
          <Star symbol={symbol} />
        </div>
        {error || isUnknown ? (
          <ErrorState error={error ?? 'SYMBOL_UNKNOWN'} onRetry={refetch} />
        ) : (
          <>
            <Quote info={info} figures={figures} />
            <TickerStats info={info} figures={figures} />
          </>
        )}
        <span className="bl-symbol-bar__live">
          <LiveMark state={state} ageMs={ageMs} />
        </span>
      </div>
    </Root>
  )
}

type NamesProps = { info: SymbolInfo | undefined; symbol: string; isButton: boolean }

function Names({ info, symbol, isButton }: NamesProps) {
  return (
    <span className="bl-symbol-bar__names">
      {info ? <CoinIcon coin={info.base} size={30} /> : <Skeleton width={30} height={30} round />}
      <span>
        <span className="bl-symbol-bar__pair">
          {info ? `${info.base} / ${info.quote}` : symbol}
          {isButton && <Icon name="chevron-down" size={16} />}
        </span>
        <span className="bl-symbol-bar__long">{info?.name ?? <Skeleton width={56} />}</span>
      </span>
    </span>
  )
}

function Quote({ info, figures }: { info: SymbolInfo | undefined; figures: Figures | undefined }) {
  if (!figures) {
    return (
      <div className="bl-symbol-bar__quote">
        <div className="bl-symbol-bar__last">
          <Skeleton width={110} />
        </div>
        <div className="bl-symbol-bar__change">
          <Skeleton width={110} />
        </div>
      </div>
    )
  }
  return (
    <div className="bl-symbol-bar__quote">
      <div className="bl-symbol-bar__last">
        <Price value={figures.last} tick={info?.tick} direction={figures.direction} flash withoutArrow />
      </div>
      <div className="bl-symbol-bar__change">
        <TickerChange info={info} figures={figures} />
      </div>
    </div>
  )
}
