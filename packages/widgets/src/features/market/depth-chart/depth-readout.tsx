import { div, mul, sub } from '@bourselet/sdk/money'
import type { SymbolInfo } from '../../../shared/data/use-symbols.ts'
import { quotePlaces } from '../../../shared/format/coin-places.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import type { DepthPoint } from './depth-points.ts'

export type DepthReadoutProps = {
  point: DepthPoint
  side: 'bids' | 'asks'
  /** The point with the best price on the same side of the book. */
  best: DepthPoint | undefined
  info: SymbolInfo
  /** Horizontal position of the selected point in px. */
  x: number
  y: number
  /** Width of the depth chart in px, without its price axis. */
  width: number
}

/**
 * A crosshair with the values of the selected point: price, distance from the best price, cumulative quantity
 * and cost.
 */
export function DepthReadout({ point, side, best, info, x, y, width }: DepthReadoutProps) {
  const { t } = useText('market')
  const format = useFormat()
  const away = best ? mul(div(sub(point.price, best.price), best.price, 6, 'HALF_UP'), '100') : '0'
  const places = quotePlaces(info)
  // The compact format has two decimals, which are too few for costs in a quote coin such as BTC.
  const cost =
    places > 2
      ? format.amount(point.cost, { decimals: places, minDecimals: places })
      : format.compact(point.cost)
  const rows = [
    [t('depthChart.price'), format.price(point.price, info.tick)],
    [t('depthChart.away'), format.percent(away, { signed: true })],
    [t('depthChart.total'), `${format.amount(point.total)} ${info.base}`],
    [t('depthChart.cost'), `${cost} ${info.quote}`],
  ]
  return (
    <>
      <span
        className="bl-depth-chart__line"
        style={{ transform: `translateX(${Math.round(x)}px)` }}
        aria-hidden
      />
      <span
        className="bl-depth-chart__dot"
        data-side={side}
        style={{ transform: `translate(${Math.round(x)}px, ${Math.round(y)}px)` }}
        aria-hidden
      />
      <dl className="bl-depth-chart__readout bl-numbers" data-end={x < width / 2 || undefined} aria-hidden>
        {rows.map(([label, value]) => (
          <div key={label} className="bl-depth-chart__row">
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
