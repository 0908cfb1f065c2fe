/** An active indicator with its parameters. The chart validates kinds and parameters. */
export type IndicatorPreference = { kind: string; params: readonly number[] }

/**
 * The member's chart settings. A value is `null` if the member has chosen nothing, so that the chart uses its
 * default.
 */
export type ChartPreferences = {
  interval: string | null
  style: string | null
  scale: string | null
  indicators: readonly IndicatorPreference[] | null
}

const MOST_INDICATORS = 12
const MOST_PARAMS = 6

const isIndicator = (value: unknown): value is IndicatorPreference => {
  const { kind, params } = (value ?? {}) as Partial<Record<keyof IndicatorPreference, unknown>>
  return typeof kind === 'string' && Array.isArray(params) && params.every(Number.isFinite)
}

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null)

/** Returns the valid parts of a stored value. */
export function parseChartPreferences(stored: unknown): ChartPreferences {
  const { interval, style, scale, indicators } = (stored ?? {}) as Partial<
    Record<keyof ChartPreferences, unknown>
  >
  return {
    interval: textOf(interval),
    style: textOf(style),
    scale: textOf(scale),
    indicators: Array.isArray(indicators)
      ? indicators
          .filter(isIndicator)
          .slice(0, MOST_INDICATORS)
          .map(({ kind, params }) => ({ kind, params: params.slice(0, MOST_PARAMS) }))
      : null,
  }
}
