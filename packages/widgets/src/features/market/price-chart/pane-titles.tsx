import { useMemo } from 'react'
import { useFormat } from '../../../shared/format/use-format.ts'
import type { ChartFrame } from './chart-frame.ts'
import { IndicatorTools } from './indicator-tools.tsx'
import { ruleOf } from './indicators/indicator-kinds.ts'
import type { useChartSettings } from './use-chart-settings.ts'

export type PaneTitlesProps = {
  frame: ChartFrame
  /** Index of the candle for which the titles show the values of the indicators. */
  at: number
  /** Tops of all panes in px; the first one is the pane of the prices. */
  tops: readonly number[]
  settings: ReturnType<typeof useChartSettings>
  onRemoved: () => void
}

/** Returns the formatter of indicator values, with two decimals; large values are shortened. */
function figureFormat(locale: string): (value: number) => string {
  const exact = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  const short = new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 2 })
  // The hyphen is replaced by the minus sign that prices and amounts use.
  return (value) => (Math.abs(value) < 100_000 ? exact : short).format(value).replace('-', '−')
}

/** The name, the parameters and the values of each indicator that has its own pane. */
export function PaneTitles({ frame, at, tops, settings, onRemoved }: PaneTitlesProps) {
  const { locale } = useFormat()
  const figure = useMemo(() => figureFormat(locale), [locale])
  const own = frame.indicators.filter(({ pane }) => pane === 'own')
  return own.map((indicator, index) => {
    const { kind, params, isHidden, lines } = indicator
    const top = tops[index + 1]
    if (top === undefined) return null
    const { label } = ruleOf(kind)
    return (
      <div
        key={kind}
        className="bl-price-chart__pane bl-numbers"
        style={{ transform: `translateY(${top}px)` }}
      >
        <span className="bl-price-chart__pane-name">{[label, params.join(', ')].join(' ')}</span>
        {lines.map(({ name, colour, values }) => {
          const value = values[at]
          return value == null || isHidden ? null : (
            <span key={name} className="bl-price-chart__figure" data-colour={colour}>
              {lines.length > 1 && name !== label && <span>{name} </span>}
              {figure(value)}
            </span>
          )
        })}
        <IndicatorTools {...{ kind, params, isHidden, settings, onRemoved }} />
      </div>
    )
  })
}
