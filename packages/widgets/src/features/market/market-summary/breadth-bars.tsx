import { useText } from '../../../shared/i18n/use-text.ts'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import type { Breadth } from './use-market-summary.ts'
import '../../../shared/ui/market.css'
import '../../../shared/ui/panel.css'

const labels = ['< −3', '−3', '−2', '−1', '0', '+1', '+2', '+3', '+4', '> +5']
/** Index of the first bar that counts pairs whose price did not fall. */
const FIRST_UP = 4

export type BreadthBarsProps = { breadth: Breadth | undefined; count: number | undefined }

/**
 * A bar chart that counts pairs by their 24-hour change. Each bar covers one percent of change; the first and the last
 * bar have no outer limit.
 */
export function BreadthBars({ breadth, count }: BreadthBarsProps) {
  const { t } = useText('market')
  const most = Math.max(1, ...(breadth?.bars ?? []))
  return (
    <section className="bl-panel bl-market-summary__card">
      <h2 className="bl-market-summary__title">
        <span>{count === undefined ? <Skeleton width={140} /> : t('marketSummary.breadth', { count })}</span>
        {breadth && (
          <span className="bl-market-summary__sums bl-numbers">
            <span className="bl-change" data-trend="up">
              <span className="bl-arrow" data-trend="up" aria-hidden />
              <span className="bl-hidden">{t('marketSummary.up')}</span>
              {breadth.up}
            </span>
            <span className="bl-change" data-trend="down">
              <span className="bl-arrow" data-trend="down" aria-hidden />
              <span className="bl-hidden">{t('marketSummary.down')}</span>
              {breadth.down}
            </span>
          </span>
        )}
      </h2>
      <ol className="bl-breadth bl-numbers">
        {labels.map((label, at) => {
          const bar = breadth?.bars[at] ?? 0
          return (
            <li key={label} className="bl-breadth__bar" data-trend={at < FIRST_UP ? 'down' : 'up'}>
              <span style={{ flexGrow: most - bar }} aria-hidden />
              <span className="bl-breadth__count">{bar > 0 ? bar : ''}</span>
              <span className="bl-breadth__fill" style={{ flexGrow: bar }} aria-hidden />
              <span className="bl-breadth__label">{label}</span>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
