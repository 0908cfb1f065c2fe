import type { CandleInterval } from '@bourselet/sdk/money'
import { useMemo, useRef } from 'react'
import type { CandleProduct } from '../../../shared/data/live-tickers.ts'
import { useCandles } from '../../../shared/data/use-candles.ts'
import { lazyCode, useLazyCode } from '../../../shared/ui/lazy-part.tsx'
import { toChartCandle } from './chart-candle.ts'
import type { ChartFrame } from './chart-frame.ts'
import { averages, type CreateStudy } from './indicators/averages.ts'
import { type IndicatorKind, ruleOf } from './indicators/indicator-kinds.ts'
import { createRun } from './indicators/indicator-run.ts'
import type { ChosenIndicator } from './stored-settings.ts'

/**
 * Returns the candles of a chart, including the open one, and its indicators. All values are numbers, for
 * drawing.
 */
export function usePriceChart(
  symbol: string,
  product: CandleProduct,
  interval: CandleInterval,
  indicators: readonly ChosenIndicator[],
  isPercent: boolean,
) {
  const { list, loading, error, retry, loadOlder } = useCandles(symbol, interval, product)
  const studies = useStudies(indicators)
  const runs = useRef(new Map<string, ReturnType<typeof createRun>>())
  const frame = useMemo<ChartFrame>(() => {
    const key = `${product}:${symbol}:${interval}`
    const candles = list.map(toChartCandle)
    const known = runs.current
    runs.current = new Map()
    const drawn = indicators.flatMap(({ kind, params, isHidden = false }) => {
      const create = studies[kind]
      if (!create) return []
      const calculation = [kind, ...params].join()
      const { pane, guides = [] } = ruleOf(kind)
      // On the percent scale the library draws each line relative to the line's own first value. An indicator in the
      // pane of the prices would then be drawn at a wrong distance from the prices, so it is hidden.
      const isDrawn = !isHidden && !(isPercent && pane === 'price')
      const id = isDrawn ? calculation : `${calculation},hidden`
      const at = `${key}:${calculation}`
      const [first = 1, second = 1, third = 1] = params
      const run = known.get(at) ?? createRun(() => create([first, second, third], interval))
      runs.current.set(at, run)
      return [{ id, kind, params, isHidden, isDrawn, pane, guides, lines: run(candles) }]
    })
    return { key, candles, indicators: drawn }
  }, [list, product, symbol, interval, indicators, isPercent, studies])
  return { list, frame, loading, error, retry, loadOlder }
}

const allStudies = lazyCode(() => import('./indicators/studies.ts').then(({ studies }) => studies))

type Studies = Partial<Record<IndicatorKind, CreateStudy>>

/**
 * Returns the calculations of the default indicators. Once another indicator is chosen, loads the calculations of
 * all indicators and then returns these.
 */
const useStudies = (indicators: readonly ChosenIndicator[]): Studies =>
  useLazyCode(
    allStudies,
    indicators.some(({ kind }) => !(kind in averages)),
  ) ?? averages

export type { LineFigure, PriceLine } from '../../../shared/data/price-line.ts'
