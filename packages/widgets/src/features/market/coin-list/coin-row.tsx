import { type Decimal, decimals, mul } from '@bourselet/sdk/money'
import { memo } from 'react'
import type { Product } from '../../../shared/data/live-tickers.ts'
import { type Figures, useFigures } from '../../../shared/data/use-figures.ts'
import type { SymbolInfo } from '../../../shared/data/use-symbols.ts'
import { useAmountFormat } from '../../../shared/format/use-amount-format.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Change } from '../../../shared/ui/change.tsx'
import { CoinIcon } from '../../../shared/ui/coin-icon.tsx'
import { Figure } from '../../../shared/ui/figure.tsx'
import { Sparkline } from '../../../shared/ui/sparkline.tsx'
import { useFlash } from '../../../shared/ui/use-flash.ts'
import { dayLine } from '../day-line.ts'
import { Star } from '../star.tsx'
import type { CoinColumn } from './coin-columns.ts'
import { RangeMark } from './range-mark.tsx'
import { TradeButton } from './trade-button.tsx'

export type CoinRowProps = {
  info: SymbolInfo
  product: Product
  columns: readonly CoinColumn[]
  /**
   * Number of decimals for which the price column reserves space, so that the decimal points of all rows are
   * aligned.
   */
  room: number
  /** Price of the quote coin in USDT; undefined if unknown. */
  rate: Decimal | undefined
  isSelected: boolean
  onSelect: ((symbol: string) => void) | undefined
}

/**
 * One row of the list. It subscribes only to the ticker of its own symbol, so a price change renders only one
 * row.
 */
export const CoinRow = memo(function CoinRow(props: CoinRowProps) {
  const { info, product, columns, isSelected, onSelect } = props
  const figures = useFigures(info.symbol, product, info)
  const select = onSelect && (() => onSelect(info.symbol))
  return (
    <tr
      className="bl-coin-list__row"
      part="row"
      data-selected={isSelected || undefined}
      data-clickable={select ? true : undefined}
      onClick={select}
    >
      {columns.map((column) => (
        <td key={column} className="bl-coin-list__cell" data-column={column}>
          <Cell {...props} column={column} figures={figures} />
        </td>
      ))}
    </tr>
  )
})

type CellProps = CoinRowProps & { column: CoinColumn; figures: Figures }

function Cell({ column, info, figures, rate, room, isSelected, onSelect }: CellProps) {
  const format = useAmountFormat()
  switch (column) {
    case 'star':
      return <Star symbol={info.symbol} />
    case 'pair':
      return <Pair {...{ info, figures, rate, isSelected }} isButton={onSelect !== undefined} />
    case 'last':
      return <Last info={info} figures={figures} room={room} />
    case 'change':
      return <Change percent={figures.change_pct} />
    case 'range':
      return <RangeMark low={figures.low_24h} high={figures.high_24h} last={figures.last} tick={info.tick} />
    case 'volume':
      return (
        <span title={`${format.amount(figures.volume_24h)} ${info.base}`}>
          {format.compact(figures.volume_24h)}
        </span>
      )
    case 'turnover':
      return <Turnover info={info} figures={figures} rate={rate} />
    case 'week':
      // The column headers name the period of the sparkline, but a narrow list hides them. So a narrow list shows a
      // sparkline of the last 24 hours instead of seven days. The change beside it has the same period.
      return (
        <>
          <span className="bl-coin-list__week">
            <Sparkline points={info.sparkline_7d} width={136} height={28} />
          </span>
          <span className="bl-coin-list__day">
            <Sparkline points={dayLine(info, figures)} width={56} height={22} />
          </span>
        </>
      )
    case 'trade':
      return <TradeButton />
  }
}

type PairProps = Pick<CellProps, 'info' | 'figures' | 'rate' | 'isSelected'> & { isButton: boolean }

function Pair({ info, figures, rate, isSelected, isButton }: PairProps) {
  const { t } = useText('market')
  const words =
    info.product === 'futures' ? (
      <span className="bl-coin-list__base">{info.symbol}</span>
    ) : (
      <>
        <span className="bl-coin-list__base">{info.base}</span>
        <span className="bl-coin-list__quote"> / {info.quote}</span>
      </>
    )
  return (
    <span className="bl-coin-list__pair">
      <CoinIcon coin={info.base} size={24} />
      <span className="bl-coin-list__names">
        {isButton ? (
          <button type="button" className="bl-coin-list__button" aria-current={isSelected || undefined}>
            {words}
          </button>
        ) : (
          <span>{words}</span>
        )}
        {info.name !== info.base && <span className="bl-coin-list__long">{info.name}</span>}
        {info.max_leverage !== undefined && <span className="bl-coin-list__tag">{info.max_leverage}×</span>}
        {info.status === 'halted' && <span className="bl-coin-list__tag">{t('coinList.halted')}</span>}
        <span className="bl-coin-list__sub">
          <Turnover info={info} figures={figures} rate={rate} />
        </span>
      </span>
    </span>
  )
}

function Last({ info, figures, room }: Pick<CellProps, 'info' | 'figures' | 'room'>) {
  const flash = useFlash<HTMLSpanElement>(figures.last)
  return (
    <span className="bl-price" part="price" ref={flash}>
      <Figure value={figures.last} tick={info.tick} room={Math.max(room, decimals(info.tick))} />
    </span>
  )
}

function Turnover({ info, figures, rate }: Pick<CellProps, 'info' | 'figures' | 'rate'>) {
  const format = useAmountFormat()
  const own = `${format.amount(figures.turnover_24h)} ${info.quote}`
  const shown = rate
    ? format.compact(mul(figures.turnover_24h, rate))
    : `${format.compact(figures.turnover_24h)} ${info.quote}`
  return <span title={own}>{shown}</span>
}
