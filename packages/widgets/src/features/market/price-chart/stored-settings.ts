import type { CandleInterval } from '@bourselet/sdk/money'
import type { ChartPreferences } from '../../../shared/provider/chart-preferences.ts'
import { chartIntervals } from './chart-candle.ts'
import { type ChartScale, type ChartStyle, chartScales, chartStyles } from './chart-style.ts'
import { type IndicatorKind, indicatorNames, type Param, ruleOf } from './indicators/indicator-kinds.ts'

export type ChosenIndicator = {
  kind: IndicatorKind
  params: readonly number[]
  /**
   * True if the member has hidden the indicator. A hidden indicator keeps its position and parameters, but is
   * not drawn.
   */
  isHidden?: true
}

/** The settings of a chart. Invalid stored values are already replaced by defaults. */
export type ChartSettings = {
  /** The interval that the member chose; null if they chose none. */
  interval: CandleInterval | null
  style: ChartStyle
  scale: ChartScale
  /** The intervals that the member has pinned to the toolbar of the chart. */
  pinned: readonly CandleInterval[]
  /** True if the chart marks the member's own trades. */
  fills: boolean
  indicators: readonly ChosenIndicator[]
}

/** The intervals in the toolbar of a chart until the member chooses others. */
const DEFAULT_PINNED: readonly CandleInterval[] = ['1m', '5m', '15m', '1h', '4h', '1d']

export const defaultParams = (kind: IndicatorKind): number[] => ruleOf(kind).params.map(({ value }) => value)

/** Returns true if a value is within the bounds of a parameter and has no more decimals than allowed. */
function isAllowed(value: number, { min, max, places = 0 }: Param): boolean {
  return value >= min && value <= max && Number(value.toFixed(places)) === value
}

/**
 * Returns true if an indicator can be calculated with these parameters. Each parameter must be within its bounds. If
 * the parameters of the indicator must ascend, the first one must be less than the second one.
 */
export function areAllowed(kind: IndicatorKind, params: readonly number[]): boolean {
  const { params: rules, ascending } = ruleOf(kind)
  const [first = 0, second = 0] = params
  return (
    rules.every((param, at) => isAllowed(params[at] ?? Number.NaN, param)) && !(ascending && first >= second)
  )
}

/**
 * Returns a list with one stored indicator; an empty list if the indicator is unknown. A missing or invalid parameter
 * is replaced by its default. If the parameters are invalid in combination, all of them are replaced by their defaults.
 */
function indicatorOf(stored: unknown): ChosenIndicator[] {
  const { kind, params, isHidden } = (stored ?? {}) as Partial<Record<keyof ChosenIndicator, unknown>>
  const known = indicatorNames.find((name) => name === kind)
  if (!known) return []
  const checked = ruleOf(known).params.map((param, at) => {
    const given: unknown = Array.isArray(params) ? params[at] : undefined
    return typeof given === 'number' && isAllowed(given, param) ? given : param.value
  })
  const usable = areAllowed(known, checked) ? checked : defaultParams(known)
  return [{ kind: known, params: usable, ...(isHidden === true && { isHidden }) }]
}

/** Returns the settings of a chart, with the default in place of each missing or invalid one. */
export function storedSettings(stored: ChartPreferences): ChartSettings {
  const { interval, style, scale, pinned, fills, indicators } = stored
  return {
    interval: chartIntervals.find((one) => one === interval) ?? null,
    style: chartStyles.find((one) => one === style) ?? 'candles',
    scale: chartScales.find((one) => one === scale) ?? 'linear',
    pinned: Array.isArray(pinned) ? chartIntervals.filter((one) => pinned.includes(one)) : DEFAULT_PINNED,
    fills: fills !== false,
    indicators: Array.isArray(indicators)
      ? indicators
          .flatMap(indicatorOf)
          .filter(({ kind }, at, all) => all.findIndex((other) => other.kind === kind) === at)
      : [{ kind: 'ma', params: defaultParams('ma') }],
  }
}
