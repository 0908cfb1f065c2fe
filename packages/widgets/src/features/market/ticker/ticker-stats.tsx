import type { SymbolInfo } from '../../../shared/data/symbol-info.ts'
import type { Figures } from '../../../shared/data/use-ticker.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'

export type TickerStatsProps = { info: SymbolInfo | undefined; figures: Figures | undefined }

/** High, low, volume and turnover of 24 hours, as words and values. */
export function TickerStats({ info, figures }: TickerStatsProps) {
  const { t } = useText('market')
  const format = useFormat()
  const stats = [
    { label: t('ticker.high'), value: figures && format.price(figures.high_24h, info?.tick) },
    { label: t('ticker.low'), value: figures && format.price(figures.low_24h, info?.tick) },
    {
      label: t('ticker.volume', { coin: info?.base ?? '' }),
      short: t('ticker.volumeShort', { coin: info?.base ?? '' }),
      value: figures && format.compact(figures.volume_24h),
      full: figures && `${format.amount(figures.volume_24h)} ${info?.base ?? ''}`,
    },
    {
      label: t('ticker.turnover', { coin: info?.quote ?? '' }),
      short: t('ticker.turnoverShort'),
      value: figures && format.compact(figures.turnover_24h),
      full: figures && `${format.amount(figures.turnover_24h)} ${info?.quote ?? ''}`,
    },
  ]
  return (
    <dl className="bl-ticker-stats bl-numbers">
      {stats.map((stat, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: always the same four in the same order
        <div key={at} className="bl-ticker-stats__one">
          <dt className="bl-ticker-stats__label">
            <span className="bl-ticker-stats__long">{stat.label || <Skeleton width={64} />}</span>
            <span className="bl-ticker-stats__short">{stat.short ?? stat.label}</span>
          </dt>
          <dd className="bl-ticker-stats__value" title={stat.full}>
            {stat.value ?? <Skeleton width={72} />}
          </dd>
        </div>
      ))}
    </dl>
  )
}
