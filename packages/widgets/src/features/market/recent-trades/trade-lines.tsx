import { type Decimal, decimals } from '@bourselet/sdk/money'
import { memo, type PointerEvent } from 'react'
import type { Product } from '../../../shared/data/live-tickers.ts'
import type { PublicTrade } from '../../../shared/data/live-trades.ts'
import { useConnection } from '../../../shared/data/use-connection.ts'
import { useSymbol } from '../../../shared/data/use-symbol.ts'
import { useTrades } from '../../../shared/data/use-trades.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Empty } from '../../../shared/ui/empty.tsx'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'

export type TradeLinesProps = { symbol: string; product: Product }

/** The list without its frame. */
export function TradeLines({ symbol, product }: TradeLinesProps) {
  const { t, ready } = useText('market')
  const { data: info } = useSymbol(symbol, product)
  const { list, loading, error, retry } = useTrades(symbol, product)
  const { state } = useConnection()
  const format = useFormat()
  // The full time with its zone, made for the one row that is pointed at and not for each that passes by.
  const nameZone = (event: PointerEvent<HTMLElement>) => {
    const cell = (event.target as Element).closest<HTMLElement>('[data-ts]')
    if (cell) cell.title = format.time(Number(cell.dataset.ts), 'full')
  }
  const isLoading = loading || !ready || (!info && !error)
  if (error && ready) return <ErrorState error={error} onRetry={retry} />
  if (!isLoading && list.length === 0) {
    return <Empty icon="clock" title={t('recentTrades.empty')} text={t('recentTrades.emptyText')} />
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys
    <section className="bl-trades bl-numbers" aria-label={t('recentTrades.title')} tabIndex={0}>
      <table
        className="bl-trades__table"
        aria-busy={isLoading || undefined}
        data-stale={(state !== 'live' && state !== 'polling') || undefined}
      >
        <thead className="bl-trades__head">
          <tr>
            <th scope="col">{t('recentTrades.price', { coin: info?.quote ?? '' })}</th>
            <th scope="col">{t('recentTrades.quantity', { coin: info?.base ?? '' })}</th>
            <th scope="col">{t('recentTrades.time')}</th>
          </tr>
        </thead>
        <tbody className="bl-trades__rows" onPointerOver={nameZone}>
          {isLoading
            ? Array.from({ length: 20 }, (_, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all the same and never move
                <tr key={at} className="bl-trades__row">
                  {[64, 56, 48].map((width) => (
                    <td key={width}>
                      <Skeleton width={width} height={10} />
                    </td>
                  ))}
                </tr>
              ))
            : list.map((trade) => (
                <TradeRow key={trade.id} trade={trade} tick={info?.tick} step={info?.step ?? '1'} />
              ))}
        </tbody>
      </table>
    </section>
  )
}

type TradeRowProps = { trade: PublicTrade; tick: Decimal | undefined; step: Decimal }

const TradeRow = memo(function TradeRow({ trade, tick, step }: TradeRowProps) {
  const format = useFormat()
  const { t } = useText('market')
  const places = decimals(step)
  const way = trade.side === 'buy' ? 'up' : 'down'
  return (
    <tr className="bl-trades__row">
      <td className="bl-trades__price" data-way={way}>
        <span className="bl-arrow" data-way={way} aria-hidden />
        <span className="bl-hidden">{t(`recentTrades.${trade.side}`)} </span>
        {format.price(trade.price, tick)}
      </td>
      <td>{format.amount(trade.qty, { decimals: places, minDecimals: places })}</td>
      <td className="bl-trades__time" data-ts={trade.ts}>
        {format.time(trade.ts, 'time')}
      </td>
    </tr>
  )
})
