import type { CandleInterval } from '@bourselet/sdk/money'
import { useMemo, useRef } from 'react'
import { useStore } from 'zustand/react'
import type { ChartPreferences, IndicatorPreference } from '../../../shared/provider/chart-preferences.ts'
import { useBourselet } from '../../../shared/provider/use-bourselet.ts'
import { chartIntervals } from './chart-candle.ts'
import { type ChartScale, type ChartStyle, chartScales, chartStyles } from './chart-style.ts'
import { type IndicatorKind, indicatorNames, type Param, ruleOf } from './indicators/indicator-kinds.ts'

const DEFAULT_INTERVAL: CandleInterval = '15m'

export type ChosenIndicator = { kind: IndicatorKind; params: readonly number[] }

export const defaultParams = (kind: IndicatorKind): number[] => ruleOf(kind).params.map(({ value }) => value)

/** Returns true if a parameter may have this value. */
export function isAllowed(value: number, { min, max, places = 0 }: Param): boolean {
  return value >= min && value <= max && Number(value.toFixed(places)) === value
}

/** Returns an indicator with its stored parameters if they are valid, otherwise with the defaults. */
function usable({ kind, params }: IndicatorPreference): ChosenIndicator[] {
  const known = indicatorNames.find((name) => name === kind)
  if (!known) return []
  const checked = ruleOf(known).params.map((param, at) => {
    const given = params[at]
    return given !== undefined && isAllowed(given, param) ? given : param.value
  })
  return [{ kind: known, params: checked }]
}

/**
 * Returns the chart settings: interval, style, scale and indicators. They are stored on this device and apply
 * to every chart.
 */
export function useChartSettings(given?: CandleInterval) {
  const { page } = useBourselet()
  const stored = useStore(page.preferences, (preferences) => preferences.chart)
  const indicators = useMemo<ChosenIndicator[]>(
    () => stored.indicators?.flatMap(usable) ?? [{ kind: 'ma', params: defaultParams('ma') }],
    [stored.indicators],
  )
  const set = (changes: Partial<ChartPreferences>) =>
    page.preferences.setState(({ chart }) => ({ chart: { ...chart, ...changes } }))
  /** Saves a picture of the chart; null until the chart is drawn. The chart sets it, its toolbar calls it. */
  const savePicture = useRef<(() => void) | null>(null)
  return {
    savePicture,
    interval: chartIntervals.find((one) => one === stored.interval) ?? given ?? DEFAULT_INTERVAL,
    setInterval: (interval: CandleInterval) => set({ interval }),
    style: chartStyles.find((one) => one === stored.style) ?? 'candles',
    setStyle: (style: ChartStyle) => set({ style }),
    scale: chartScales.find((one) => one === stored.scale) ?? 'linear',
    setScale: (scale: ChartScale) => set({ scale }),
    indicators,
    setIndicator: (kind: IndicatorKind, params: readonly number[] | null) => {
      const others = indicators.filter((one) => one.kind !== kind)
      const chosen = params === null ? others : [...others, { kind, params }]
      set({ indicators: indicatorNames.flatMap((name) => chosen.find((one) => one.kind === name) ?? []) })
    },
  }
}
