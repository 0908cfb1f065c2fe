import type { CandleInterval } from '@bourselet/sdk/money'
import { useEffect, useMemo, useRef } from 'react'
import type { CandleProduct } from '../../../shared/data/live-tickers.ts'
import { useCandles } from '../../../shared/data/use-candles.ts'
import { lazyCode, useLazyCode } from '../../../shared/ui/lazy-part.tsx'
import { toChartCandle } from './chart-candle.ts'
import type { ChartFrame, DrawnIndicator } from './chart-frame.ts'
import { averages, type CreateStudy } from './indicators/averages.ts'
import { type IndicatorKind, ruleOf } from './indicators/indicator-kinds.ts'
import { createRun } from './indicators/indicator-run.ts'
import type { ChosenIndicator } from './stored-settings.ts'

/**
 * Factor between the longest period of the indicators and the number of candles that a chart loads for it. In an
 * exponential average with this period, the first of these candles has a weight of 0.03 percent.
 */
const WARM_UP = 4

/**
 * Returns the candles of a chart, including the open one, and its indicators, as numbers for drawing. If the
 * calculation of an indicator throws, this indicator has no lines and the error is reported once. Everything else is
 * still drawn. Older candles are loaded until there are enough for the periods of the indicators.
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
  const { frame, errors } = useMemo(() => {
    const errors = new Map<string, unknown>()
    const key = `${product}:${symbol}:${interval}`
    const candles = list.map(toChartCandle)
    const known = runs.current
    runs.current = new Map()
    const drawn = indicators.flatMap<DrawnIndicator>(({ kind, params, isHidden = false }) => {
      const create = studies[kind]
      if (!create) return []
      const calculation = [kind, ...params].join()
      const { pane, guides = [] } = ruleOf(kind)
      // On the percent scale the library draws each line relative to the line's own first value. An indicator in the
      // pane of the prices would then be drawn at a wrong distance from the prices, so it is hidden.
      const isDrawn = !isHidden && !(isPercent && pane === 'price')
      const at = `${key}:${calculation}`
      const [first = 1, second = 1, third = 1] = params
      const same = { kind, params, isHidden, isDrawn, guides }
      try {
        const run = known.get(at) ?? createRun(() => create([first, second, third], interval))
        const lines = run(candles)
        runs.current.set(at, run)
        return [{ id: isDrawn ? calculation : `${calculation},hidden`, pane, lines, ...same }]
      } catch (error) {
        errors.set(calculation, error)
        // An indicator without lines gets no pane of its own. So it is assigned to the price pane, whose legend shows
        // that the calculation failed.
        return [{ id: `${calculation},failed`, pane: 'price', lines: [], ...same }]
      }
    })
    const frame: ChartFrame = { key, candles, indicators: drawn }
    return { frame, errors }
  }, [list, product, symbol, interval, indicators, isPercent, studies])
  useReported(errors)
  const isShort = !loading && !error && list.length < WARM_UP * longestPeriod(indicators)
  const oldest = list[0]?.t
  useEffect(() => {
    if (isShort && oldest !== undefined) loadOlder()
  }, [isShort, oldest, loadOlder])
  return { list, frame, loading, error, retry, loadOlder }
}

/** Returns the longest period of the shown indicators, in candles. */
const longestPeriod = (indicators: readonly ChosenIndicator[]): number =>
  Math.max(
    0,
    ...indicators.flatMap(({ kind, params, isHidden }) =>
      isHidden ? [] : params.filter((_, at) => ruleOf(kind).params[at]?.places === undefined),
    ),
  )

/** Reports the errors of the calculations, once for each calculation. */
function useReported(errors: ReadonlyMap<string, unknown>): void {
  const reported = useRef(new Set<string>())
  useEffect(() => {
    for (const [calculation, error] of errors) {
      if (reported.current.has(calculation)) continue
      reported.current.add(calculation)
      reportError(error)
    }
  }, [errors])
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
