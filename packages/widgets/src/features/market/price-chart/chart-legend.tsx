import { type Decimal, decimals } from '@bourselet/sdk/money'
import type { ReactNode } from 'react'
import type { Candle } from '../../../shared/data/candle-pages.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import type { ChartFrame } from './chart-frame.ts'
import type { FillMark } from './fill-marks.ts'
import { IndicatorTools } from './indicator-tools.tsx'
import { ruleOf } from './indicators/indicator-kinds.ts'
import type { useChartSettings } from './use-chart-settings.ts'

export type ChartLegendProps = {
  candle: Candle | undefined
  at: number
  frame: ChartFrame
  tick: Decimal
  /** The member's trades in the candle whose values the legend shows. */
  marks: readonly FillMark[]
  /** The base coin, in which the quantities of the trades are shown. */
  base: string
  settings: ReturnType<typeof useChartSettings>
  /**
   * Called after an indicator was removed by its button in the legend, so that the caller can move the focus from
   * the removed button to the chart.
   */
  onRemoved: () => void
  /** Additional rows of the legend. */
  children?: ReactNode
}

const parts = [
  ['open', 'o'],
  ['high', 'h'],
  ['low', 'l'],
  ['close', 'c'],
] as const

/**
 * The legend of a price chart. It shows the values of the candle under the pointer, or else of the latest candle, and
 * the values of the indicators that are drawn over the prices.
 */
export function ChartLegend(props: ChartLegendProps) {
  const { candle, at, frame, tick, marks, base, settings, onRemoved, children } = props
  const { t } = useText('chart')
  const format = useFormat()
  if (!candle) return null
  const trend = Number(candle.c) >= Number(candle.o) ? 'up' : 'down'
  const places = decimals(tick)
  return (
    <div className="bl-price-chart__legend bl-numbers">
      {parts.map(([name, field]) => (
        <span key={name} className="bl-price-chart__figure">
          <abbr title={t(`${name}`)}>{t(`${name}Short`)}</abbr>
          <span data-trend={trend}>{format.price(candle[field], tick)}</span>
        </span>
      ))}
      {frame.indicators
        .filter(({ pane }) => pane === 'price')
        .map((indicator) => (
          <span
            key={indicator.kind}
            className="bl-price-chart__study"
            data-hidden={indicator.isHidden || undefined}
          >
            {indicator.lines.length === 0 && (
              <span className="bl-price-chart__figure">
                {t('failed', { name: ruleOf(indicator.kind).label })}
              </span>
            )}
            {indicator.lines.map((line) => {
              const value = indicator.isHidden ? null : line.values[at]
              if (value == null && !indicator.isHidden) return null
              return (
                <span key={line.name} className="bl-price-chart__figure" data-colour={line.colour}>
                  {line.name}
                  {value != null && ` ${format.price(value.toFixed(places), tick)}`}
                </span>
              )
            })}
            <IndicatorTools
              kind={indicator.kind}
              params={indicator.params}
              isHidden={indicator.isHidden}
              settings={settings}
              onRemoved={onRemoved}
            />
          </span>
        ))}
      {marks.map(({ side, qty, price, count }) => (
        <span key={side} className="bl-price-chart__trade" data-trend={side === 'buy' ? 'up' : 'down'}>
          <span className="bl-arrow" data-trend={side === 'buy' ? 'up' : 'down'} aria-hidden />{' '}
          {t(side === 'buy' ? 'bought' : 'sold', {
            count,
            quantity: `${format.amount(qty)} ${base}`,
            price: format.price(price, tick),
          })}
        </span>
      ))}
      {children}
    </div>
  )
}
