import { type ReactNode, useState } from 'react'
import type { Product } from '../../../shared/data/live-tickers.ts'
import { useConnection } from '../../../shared/data/use-connection.ts'
import { type SymbolInfo, useSymbol } from '../../../shared/data/use-symbols.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { CoinIcon } from '../../../shared/ui/coin-icon.tsx'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'
import * as icons from '../../../shared/ui/icons.ts'
import { LiveMark } from '../../../shared/ui/live-mark.tsx'
import { Root } from '../../../shared/ui/root.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { useIsNarrow } from '../../../shared/ui/use-is-narrow.ts'
import { symbolWidget } from '../../../shared/ui/widget.tsx'
import { ContractStats } from '../contract-stats/contract-stats.tsx'
import { Star } from '../star.tsx'
import { TickerQuote } from '../ticker/ticker-quote.tsx'
import { TickerStats } from '../ticker/ticker-stats.tsx'
import { SymbolPicker } from './symbol-picker.tsx'
import './symbol-bar.css'

/** Width of the bar in px below which the list of pairs opens as a sheet. */
const SHEET_BELOW_PX = 760

export type SymbolBarProps = {
  symbol: string
  product?: Product
  /** Called when another symbol is selected. Without this callback the name of the symbol is not a button. */
  onSymbolChange?: (symbol: string) => void
  /** Controls of the host page, shown at the end of the bar. */
  tools?: ReactNode
}

/**
 * The header of a trading view: the pair or contract with its price and 24-hour figures, and a button that
 * opens the list of symbols.
 */
export const SymbolBar = symbolWidget(
  'symbol-bar',
  function SymbolBar({ symbol, product = 'spot', onSymbolChange, tools }: SymbolBarProps) {
    const { data: info, error, refetch, refreshing } = useSymbol(symbol, product)
    const { state, ageMs } = useConnection()
    const [bar, setBar] = useState<HTMLElement | null>(null)
    const asSheet = useIsNarrow(bar, SHEET_BELOW_PX)
    const names = (
      <Names info={info} symbol={symbol} product={product} isButton={onSymbolChange !== undefined} />
    )
    return (
      <Root name="symbol-bar" density="compact">
        <div className="bl-symbol-bar__bar" ref={setBar} aria-busy={(!info && !error) || undefined}>
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
          {error ? (
            <ErrorState error={error} onRetry={refetch} retrying={refreshing} />
          ) : (
            <>
              <TickerQuote symbol={symbol} product={product} info={info} />
              <TickerStats symbol={symbol} product={product} info={info}>
                {product === 'futures' && <ContractStats symbol={symbol} info={info} />}
              </TickerStats>
            </>
          )}
          <span className="bl-symbol-bar__live">
            {tools}
            <LiveMark state={state} ageMs={ageMs} />
          </span>
        </div>
      </Root>
    )
  },
)

type NamesProps = { info: SymbolInfo | undefined; symbol: string; product: Product; isButton: boolean }

function Names({ info, symbol, product, isButton }: NamesProps) {
  const { t } = useText('market')
  const isContract = product === 'futures'
  return (
    <span className="bl-symbol-bar__names">
      {info ? <CoinIcon coin={info.base} size={30} /> : <Skeleton width={30} height={30} round />}
      <span>
        <span className="bl-symbol-bar__pair">
          {info && !isContract ? `${info.base} / ${info.quote}` : symbol}
          {isButton && <Icon shape={icons.chevronDown} size={16} />}
        </span>
        <span className="bl-symbol-bar__long">
          {info ? isContract ? t('symbolBar.perpetual') : info.name : <Skeleton width={56} />}
        </span>
      </span>
    </span>
  )
}
