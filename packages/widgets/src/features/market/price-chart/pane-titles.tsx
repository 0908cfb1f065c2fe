import type { Decimal } from '@bourselet/sdk/money'
import { useMemo } from 'react'
import { useFormat } from '../../../shared/format/use-format.ts'
import type { ChartFrame, DrawnIndicator } from './chart-frame.ts'
import { figurePlaces, titleFormat } from './indicator-figures.ts'
import { IndicatorTools } from './indicator-tools.tsx'
import { ruleOf } from './indicators/indicator-kinds.ts'
import type { useChartSettings } from './use-chart-settings.ts'

export type PaneTitlesProps = {
  frame: ChartFrame
  /** Index of the candle for which the titles show the values of the indicators. */
  at: number
  /** Tops of all panes in px; the first one is the pane of the prices. */
  tops: readonly number[]
  tick: Decimal
  settings: ReturnType<typeof useChartSettings>
  onRemoved: () => void
}

/** The name, the parameters and the values of each indicator that has its own pane. */
export function PaneTitles({ frame, tops, ...props }: PaneTitlesProps) {
  const own = frame.indicators.filter(({ pane }) => pane === 'own')
  return own.map((indicator, index) => {
    const top = tops[index + 1]
    return top === undefined ? null : (
      <PaneTitle key={indicator.kind} indicator={indicator} top={top} {...props} />
    )
  })
}

type PaneTitleProps = Omit<PaneTitlesProps, 'frame' | 'tops'> & { indicator: DrawnIndicator; top: number }

function PaneTitle({ indicator, at, top, tick, settings, onRemoved }: PaneTitleProps) {
  const { locale } = useFormat()
  const { kind, params, isHidden, lines } = indicator
  const places = figurePlaces(kind, tick)
  const figure = useMemo(() => titleFormat(locale, places), [locale, places])
  const { label } = ruleOf(kind)
  return (
    <div className="bl-price-chart__pane bl-numbers" style={{ transform: `translateY(${top}px)` }}>
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
}
