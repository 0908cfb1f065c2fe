import { memo } from 'react'
import type { Product } from '../../../shared/data/live-tickers.ts'
import type { SymbolInfo } from '../../../shared/data/symbol-info.ts'
import { useFigures } from '../../../shared/data/use-figures.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'

export type TickerStatsProps = { symbol: string; product: Product; info: SymbolInfo | undefined }

/** High, low, volume and turnover of 24 hours, as words and values. */
export const TickerStats = memo(function TickerStats({ symbol, product, info }: TickerStatsProps) {
  const { t } = useText('market')
  const format = useFormat()
  const figures = useFigures(symbol, product, info)
  const coin = info?.base ?? ''
  const quote = info?.quote ?? ''
  return (
    <dl className="bl-ticker-stats bl-numbers">
      <Stat label={t('ticker.high')} value={figures && format.price(figures.high_24h, info?.tick)} />
      <Stat label={t('ticker.low')} value={figures && format.price(figures.low_24h, info?.tick)} />
      <Stat
        label={t('ticker.volume', { coin })}
        short={t('ticker.volumeShort', { coin })}
        value={figures && format.compact(figures.volume_24h)}
        full={figures && `${format.amount(figures.volume_24h)} ${coin}`}
      />
      <Stat
        label={t('ticker.turnover', { coin: quote })}
        short={t('ticker.turnoverShort')}
        value={figures && format.compact(figures.turnover_24h)}
        full={figures && `${format.amount(figures.turnover_24h)} ${quote}`}
      />
    </dl>
  )
})

type StatProps = {
  label: string
  /** Where there is little room. */
  short?: string
  value: string | undefined
  /** Not shortened, on hover. */
  full?: string | undefined
}

const Stat = memo(function Stat({ label, short = label, value, full }: StatProps) {
  return (
    <div>
      <dt className="bl-ticker-stats__label">
        <span className="bl-ticker-stats__long">{label || <Skeleton width={64} />}</span>
        <span className="bl-ticker-stats__short">{short}</span>
      </dt>
      <dd className="bl-ticker-stats__value" title={full}>
        {value ?? <Skeleton width={72} />}
      </dd>
    </div>
  )
})
