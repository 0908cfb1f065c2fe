import { memo } from 'react'
import type { Product } from '../../../shared/data/live-tickers.ts'
import { useFigures } from '../../../shared/data/use-figures.ts'
import type { SymbolInfo } from '../../../shared/data/use-symbols.ts'
import { Change } from '../../../shared/ui/change.tsx'
import { CoinIcon } from '../../../shared/ui/coin-icon.tsx'
import { Price } from '../../../shared/ui/price.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { Sparkline } from '../../../shared/ui/sparkline.tsx'
import { dayLine } from '../day-line.ts'
import '../../../shared/ui/panel.css'

export type SummaryCardProps = {
  title: string
  note: string
  /** Text that is shown if the card has no rows. */
  none: string
  /** Rows of the card; undefined while loading. */
  rows: readonly SymbolInfo[] | undefined
  product: Product
  onSelect: ((symbol: string) => void) | undefined
}

/** A card of the market summary with a title and three pairs. */
export function SummaryCard({ title, note, none, rows, product, onSelect }: SummaryCardProps) {
  return (
    <section className="bl-panel bl-market-summary__card">
      <h2 className="bl-market-summary__title">
        <span>{title || <Skeleton width={64} />}</span>
        <span className="bl-market-summary__note">{note}</span>
      </h2>
      {rows?.length === 0 && <p className="bl-market-summary__none">{none}</p>}
      <ul className="bl-market-summary__rows bl-numbers">
        {rows?.map((info) => (
          <li key={info.symbol}>
            <SummaryRow info={info} product={product} onSelect={onSelect} />
          </li>
        )) ??
          [0, 1, 2].map((row) => (
            <li key={row} className="bl-market-summary__row">
              <Skeleton width={20} height={20} round />
              <Skeleton width={72} />
              <Skeleton width={56} />
              <Skeleton width={64} />
              <Skeleton width={48} />
            </li>
          ))}
      </ul>
    </section>
  )
}

type SummaryRowProps = Pick<SummaryCardProps, 'product' | 'onSelect'> & { info: SymbolInfo }

const SummaryRow = memo(function SummaryRow({ info, product, onSelect }: SummaryRowProps) {
  const figures = useFigures(info.symbol, product, info)
  const cells = (
    <>
      <CoinIcon coin={info.base} size={20} />
      <span className="bl-market-summary__pair">
        <b>{info.base}</b>/{info.quote}
      </span>
      <Sparkline points={dayLine(info, figures)} width={56} height={22} />
      <Price value={figures.last} tick={info.tick} flash />
      <Change percent={figures.change_pct} />
    </>
  )
  return onSelect ? (
    <button type="button" className="bl-market-summary__row" onClick={() => onSelect(info.symbol)}>
      {cells}
    </button>
  ) : (
    <div className="bl-market-summary__row">{cells}</div>
  )
})
