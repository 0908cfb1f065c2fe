import { abs, sub } from '@bourselet/sdk/money'
import { memo } from 'react'
import type { Product } from '../../../shared/data/live-tickers.ts'
import { type Figures, useFigures } from '../../../shared/data/use-figures.ts'
import type { SymbolInfo } from '../../../shared/data/use-symbols.ts'
import { trendOf } from '../../../shared/format/trend-of.ts'
import { useAmountFormat } from '../../../shared/format/use-amount-format.ts'
import { Price } from '../../../shared/ui/price.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import './ticker.css'

export type TickerQuoteProps = { symbol: string; product: Product; info: SymbolInfo | undefined }

/** The last price, with its 24-hour change below it. */
export const TickerQuote = memo(function TickerQuote({ symbol, product, info }: TickerQuoteProps) {
  const figures = useFigures(symbol, product, info)
  return (
    <div className="bl-ticker-quote" aria-busy={!figures || undefined}>
      <div className="bl-ticker-quote__last">
        {figures ? (
          <Price value={figures.last} tick={info?.tick} direction={figures.direction} flash withoutArrow />
        ) : (
          <Skeleton width={110} />
        )}
      </div>
      <div className="bl-ticker-quote__change">
        {figures ? <DayChange info={info} figures={figures} /> : <Skeleton width={110} />}
      </div>
    </div>
  )
})

/** The 24-hour change: direction, amount, and signed percentage. */
function DayChange({ info, figures }: { info: SymbolInfo | undefined; figures: Figures }) {
  const format = useAmountFormat()
  const trend = trendOf(figures.change_pct)
  const amount = abs(sub(figures.last, figures.open_24h))
  return (
    <span className="bl-change bl-numbers" part={`change ${trend}`} data-trend={trend}>
      {trend !== 'none' && <span className="bl-arrow" data-trend={trend} aria-hidden />}
      <span>{format.price(amount, info?.tick)}</span>
      <span>{format.percent(figures.change_pct, { signed: true })}</span>
    </span>
  )
}
