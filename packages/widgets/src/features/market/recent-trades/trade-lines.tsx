import { useMemo } from 'react'
import { useConnection } from '../../../shared/data/use-connection.ts'
import { useSymbol } from '../../../shared/data/use-symbol.ts'
import { bindAmounts } from '../../../shared/format/bind-amounts.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { type TradeFormat, TradeTable, type TradeTableProps } from './trade-table.tsx'

export type TradeLinesProps = Pick<TradeTableProps, 'symbol' | 'product' | 'smallest'>

/** The list without its frame. What rarely changes is asked for here, what changes often inside. */
export function TradeLines({ symbol, product, smallest }: TradeLinesProps) {
  const { t, ready } = useText('market')
  const { data: info, error } = useSymbol(symbol, product)
  const { state } = useConnection()
  const format = useFormat()
  const shown = useMemo<TradeFormat>(
    () => ({
      ...bindAmounts(format.locale, info?.tick ?? '1', info?.step ?? '1'),
      time: (ts) => format.time(ts, 'time'),
      fullTime: (ts) => format.time(ts, 'full'),
      words: { buy: t('recentTrades.buy'), sell: t('recentTrades.sell') },
    }),
    [format, info, t],
  )
  return (
    <TradeTable
      symbol={symbol}
      product={product}
      smallest={smallest}
      base={info?.base ?? ''}
      quote={info?.quote ?? ''}
      t={t}
      format={shown}
      isReady={ready && (info !== undefined || error !== null)}
      isStale={state !== 'live' && state !== 'polling'}
    />
  )
}
