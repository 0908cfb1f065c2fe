import type { CandleInterval } from '@bourselet/sdk/money'
import { useMemo } from 'react'
import { useStore } from 'zustand/react'
import type { ChartPreferences, IndicatorPreference } from '../../../shared/provider/chart-preferences.ts'
import { useBourselet } from '../../../shared/provider/use-bourselet.ts'
import { chartIntervals } from './chart-candle.ts'
import { type IndicatorKind, indicatorKinds, indicatorNames } from './indicators/indicator-kinds.ts'

const DEFAULT_INTERVAL: CandleInterval = '15m'

export type ChosenIndicator = { kind: IndicatorKind; params: readonly number[] }

export const defaultParams = (kind: IndicatorKind): number[] =>
  indicatorKinds[kind].params.map(({ value }) => value)

/** Returns an indicator with its stored parameters if they are valid, otherwise with the defaults. */
function usable({ kind, params }: IndicatorPreference): ChosenIndicator[] {
  const known = indicatorNames.find((name) => name === kind)
  if (!known) return []
  const checked = indicatorKinds[known].params.map(({ value, min, max }, at) => {
    const given = params[at]
    return given !== undefined && Number.isInteger(given) && given >= min && given <= max ? given : value
  })
  return [{ kind: known, params: checked }]
}

/**
 * Returns the chart settings, interval and indicators. They are stored on this device and apply to every
 * chart.
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
  return {
    interval: chartIntervals.find((one) => one === stored.interval) ?? given ?? DEFAULT_INTERVAL,
    setInterval: (interval: CandleInterval) => set({ interval }),
    indicators,
    setIndicator: (kind: IndicatorKind, params: readonly number[] | null) => {
      const others = indicators.filter((one) => one.kind !== kind)
      const chosen = params === null ? others : [...others, { kind, params }]
      set({ indicators: indicatorNames.flatMap((name) => chosen.find((one) => one.kind === name) ?? []) })
    },
  }
}
