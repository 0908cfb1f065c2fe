import { useMemo } from 'react'
import { useConnection } from '../../../shared/data/use-connection.ts'
import { useSymbol } from '../../../shared/data/use-symbols.ts'
import { bindAmounts } from '../../../shared/format/bind-amounts.ts'
import { formatTime } from '../../../shared/format/format-time.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { useLocale } from '../../../shared/provider/use-locale.ts'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { type TradeFormat, TradeTable, type TradeTableProps } from './trade-table.tsx'

export type TradeLinesProps = Pick<TradeTableProps, 'symbol' | 'product' | 'smallest'>

/**
 * The content of the list of recent trades inside the widget's root element. This component reads only data that
 * rarely change, so it rarely renders. The table inside it reads the trades.
 */
export function TradeLines({ symbol, product, smallest }: TradeLinesProps) {
  const { t, ready } = useText('market')
  const { data: info, error, refetch, refreshing } = useSymbol(symbol, product)
  const { state } = useConnection()
  const locale = useLocale()
  const shown = useMemo<TradeFormat | null>(
    () =>
      info && ready
        ? {
            ...bindAmounts(locale, info.tick, info.step),
            time: (ts) => formatTime(locale, ts, 'time'),
            fullTime: (ts) => formatTime(locale, ts, 'full'),
            texts: { buy: t('recentTrades.buy'), sell: t('recentTrades.sell') },
          }
        : null,
    [locale, info, t, ready],
  )
  if (error) return <ErrorState error={error} onRetry={refetch} retrying={refreshing} />
  return (
    <TradeTable
      symbol={symbol}
      product={product}
      smallest={smallest}
      base={info?.base ?? ''}
      quote={info?.quote ?? ''}
      t={t}
      format={shown}
      isStale={state !== 'live' && state !== 'polling'}
    />
  )
}
