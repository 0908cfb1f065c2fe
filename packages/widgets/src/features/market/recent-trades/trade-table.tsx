import { compare, type Decimal, mul } from '@bourselet/sdk/money'
import { memo, type PointerEvent } from 'react'
import type { Product } from '../../../shared/data/live-tickers.ts'
import type { PublicTrade } from '../../../shared/data/live-trades.ts'
import { useTrades } from '../../../shared/data/use-trades.ts'
import type { BoundAmounts } from '../../../shared/format/bind-amounts.ts'
import type { Translate } from '../../../shared/i18n/messages.ts'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import * as icons from '../../../shared/ui/icons.ts'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { MarketEmpty } from '../market-empty.tsx'
import './recent-trades.css'

export type TradeFormat = BoundAmounts & {
  time: (ts: number) => string
  /** Formats the time of a trade with the name of the user's time zone. */
  fullTime: (ts: number) => string
  texts: Record<PublicTrade['side'], string>
}

export type TradeTableProps = {
  symbol: string
  product: Product
  /** Minimum value of the trades to show, in quote coin; null shows all trades. */
  smallest: Decimal | null
  base: string
  quote: string
  t: Translate<'market'>
  /** Formatters for the trades; null until the messages and the rules of the symbol are loaded. */
  format: TradeFormat | null
  isStale: boolean
}

/** Maximum number of trades in the table. */
const SHOWN = 40

const skeletonRows = Array.from({ length: 20 }, (_, at) => at)

/** A table with price, quantity and time of the latest trades, newest first. */
export function TradeTable(props: TradeTableProps) {
  const { symbol, product, smallest, base, quote, t, format, isStale } = props
  const { list: latest, loading, error, retry } = useTrades(symbol, product)
  const list = largeEnough(latest, smallest).slice(0, SHOWN)
  const isLoading = loading || format === null
  if (error && format) return <ErrorState error={error} onRetry={retry} />
  if (!isLoading && latest.length > 0 && list.length === 0) {
    return <MarketEmpty icon={icons.search} title={t('recentTrades.noneSoLarge')} />
  }
  if (!isLoading && list.length === 0) {
    return (
      <MarketEmpty icon={icons.clock} title={t('recentTrades.empty')} text={t('recentTrades.emptyText')} />
    )
  }
  // Formatting the time with its zone is slow, so it is done only for the row under the pointer.
  const nameZone = (event: PointerEvent<HTMLElement>) => {
    const cell = (event.target as Element).closest<HTMLElement>('.bl-trades__time')
    const trade = list[Number(cell?.dataset.at)]
    if (cell && trade && format) cell.title = format.fullTime(trade.ts)
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard
    <section className="bl-trades bl-numbers" aria-label={t('recentTrades.title')} tabIndex={0}>
      <table
        className="bl-trades__table"
        aria-busy={isLoading || undefined}
        data-stale={(!isLoading && isStale) || undefined}
      >
        <TradeHead base={base} quote={quote} t={t} />
        <tbody className="bl-trades__rows" onPointerOver={nameZone}>
          {isLoading || !format
            ? skeletonRows.map((at) => <SkeletonRow key={at} />)
            : // The key of a row is its index, so that a new trade changes texts and creates or removes no element.
              list.map((trade, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: rows keep their elements, see above
                <TradeRow key={at} at={at} trade={trade} format={format} />
              ))}
        </tbody>
      </table>
    </section>
  )
}

const largeEnough = (list: readonly PublicTrade[], smallest: Decimal | null): readonly PublicTrade[] =>
  smallest === null ? list : list.filter(({ price, qty }) => compare(mul(price, qty), smallest) >= 0)

const TradeHead = memo(function TradeHead({ base, quote, t }: Pick<TradeTableProps, 'base' | 'quote' | 't'>) {
  return (
    <thead className="bl-trades__head">
      <tr>
        <th scope="col">{t('recentTrades.price', { coin: quote })}</th>
        <th scope="col">{t('recentTrades.quantity', { coin: base })}</th>
        <th scope="col">{t('recentTrades.time')}</th>
      </tr>
    </thead>
  )
})

type TradeRowProps = { at: number; trade: PublicTrade; format: TradeFormat }

/** A row with one trade. It has no hooks and few elements, because every new trade changes all rows. */
const TradeRow = memo(function TradeRow({ at, trade, format }: TradeRowProps) {
  const price = format.price(trade.price)
  return (
    <tr className="bl-trades__row" part="row">
      <td
        className="bl-trades__price"
        part="price"
        data-trend={trade.side === 'buy' ? 'up' : 'down'}
        aria-label={`${format.texts[trade.side]} ${price}`}
      >
        {price}
      </td>
      <td>{format.quantity(trade.qty)}</td>
      <td className="bl-trades__time" data-at={at}>
        {format.time(trade.ts)}
      </td>
    </tr>
  )
})

const SkeletonRow = memo(function SkeletonRow() {
  return (
    <tr className="bl-trades__row">
      {[64, 56, 48].map((width) => (
        <td key={width}>
          <Skeleton width={width} height={10} />
        </td>
      ))}
    </tr>
  )
})
