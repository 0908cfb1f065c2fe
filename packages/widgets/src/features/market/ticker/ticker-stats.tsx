import { memo, type ReactNode } from 'react'
import type { Product } from '../../../shared/data/live-tickers.ts'
import { useFigures } from '../../../shared/data/use-figures.ts'
import type { SymbolInfo } from '../../../shared/data/use-symbols.ts'
import { useAmountFormat } from '../../../shared/format/use-amount-format.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Stat } from './stat.tsx'

export type TickerStatsProps = {
  symbol: string
  product: Product
  info: SymbolInfo | undefined
  /** Additional figures, shown before the high, low, volume and turnover. */
  children?: ReactNode
}

/** High, low, volume and turnover of 24 hours, with labels. */
export const TickerStats = memo(function TickerStats(props: TickerStatsProps) {
  const { symbol, product, info, children } = props
  const { t } = useText('ticker')
  const format = useAmountFormat()
  const figures = useFigures(symbol, product, info)
  const coin = info?.base ?? ''
  const quote = info?.quote ?? ''
  return (
    <dl className="bl-ticker-stats bl-numbers" data-product={product}>
      {children}
      <Stat label={t('high')} value={figures && format.price(figures.high_24h, info?.tick)} />
      <Stat label={t('low')} value={figures && format.price(figures.low_24h, info?.tick)} />
      <Stat
        kind="volume"
        label={t('volume', { coin })}
        short={t('volumeShort', { coin })}
        value={figures && format.compact(figures.volume_24h)}
        full={figures && `${format.amount(figures.volume_24h)} ${coin}`}
      />
      <Stat
        kind="turnover"
        label={t('turnover', { coin: quote })}
        short={t('turnoverShort')}
        value={figures && format.compact(figures.turnover_24h)}
        full={figures && `${format.amount(figures.turnover_24h)} ${quote}`}
      />
    </dl>
  )
})
