import type { CandleInterval, Decimal } from '@bourselet/sdk/money'
import { useMemo, useRef, useState } from 'react'
import type { ChartPreferences } from '../../../shared/provider/chart-preferences.ts'
import { useBourselet } from '../../../shared/provider/use-bourselet.ts'
import { useStore } from '../../../shared/provider/use-store.ts'
import type { ChartScale, ChartStyle } from './chart-style.ts'
import { type IndicatorKind, indicatorNames } from './indicators/indicator-kinds.ts'
import { storedSettings } from './stored-settings.ts'

const DEFAULT_INTERVAL: CandleInterval = '15m'

/**
 * Returns the chart settings: interval, style, scale and indicators. They are stored on this device and apply to every
 * chart. With `onIntervalChange` the interval is not stored: the caller keeps it and passes it as `given`.
 */
export function useChartSettings(
  given?: CandleInterval,
  onIntervalChange?: (interval: CandleInterval) => void,
) {
  const { page } = useBourselet()
  const stored = useStore(page.preferences, (preferences) => preferences.chart)
  const settings = useMemo(() => storedSettings(stored), [stored])
  const { indicators } = settings
  const set = (changes: ChartPreferences) =>
    page.preferences.setState(({ chart }) => ({ chart: { ...chart, ...changes } }))
  /**
   * A ref to the function that saves a picture of the chart; null until the chart is drawn. The chart sets it,
   * and the toolbar calls it.
   */
  const savePicture = useRef<(() => void) | null>(null)
  /**
   * A ref to the function that opens the interval menu with a typed digit. The menu sets it, and the chart
   * calls it.
   */
  const typeInterval = useRef<((digit: string) => void) | null>(null)
  /**
   * A ref to the function that opens the price alerts with a price. The alert button sets it, and the chart
   * calls it.
   */
  const askAlert = useRef<((price: Decimal) => void) | null>(null)
  const [isDrawing, setIsDrawing] = useState(false)
  return {
    ...settings,
    /** True while the bar of the drawing tools is shown. */
    isDrawing,
    setIsDrawing,
    savePicture,
    typeInterval,
    askAlert,
    interval: (onIntervalChange ? given : settings.interval) ?? given ?? DEFAULT_INTERVAL,
    setInterval: onIntervalChange ?? ((interval: CandleInterval) => set({ interval })),
    setPinned: (pinned: readonly CandleInterval[]) => set({ pinned }),
    setStyle: (style: ChartStyle) => set({ style }),
    setScale: (scale: ChartScale) => set({ scale }),
    setFills: (fills: boolean) => set({ fills }),
    /** Adds an indicator or sets its parameters; null removes the indicator. */
    setIndicator: (kind: IndicatorKind, params: readonly number[] | null) => {
      const others = indicators.filter((one) => one.kind !== kind)
      const known = indicators.find((one) => one.kind === kind)
      const chosen = params === null ? others : [...others, { ...known, kind, params }]
      set({ indicators: indicatorNames.flatMap((name) => chosen.find((one) => one.kind === name) ?? []) })
    },
    setHidden: (kind: IndicatorKind, isHidden: boolean) =>
      set({
        indicators: indicators.map((one) =>
          one.kind === kind
            ? { kind, params: one.params, ...(isHidden && { isHidden: true as const }) }
            : one,
        ),
      }),
  }
}
