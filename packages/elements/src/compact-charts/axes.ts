import type { AxisOptions, ChartOptions, DataSet, Sides } from './chart-types.ts'

export type Scale = {
  getPixelForValue: (value: number) => number
  getValueForPixel: (pixel: number) => number
  /** The labeled values and their labels. */
  ticks: readonly { value: number; label: string }[]
}

export type Axes = { chartArea: Sides; scales: { x: Scale; y: Scale } }

export const FONT_PX = 11
/** Distance in px between the chart area and the labels of an axis. */
export const LABEL_GAP = 11

/** Returns the distance in px between the chart area and the labels of the y axis. */
export const yGapOf = ({ grid, ticks }: AxisOptions): number =>
  grid?.drawTicks === false ? (ticks?.padding ?? 3) : LABEL_GAP

const round = (value: number, step: number) => Number((Math.round(value / step) * step).toPrecision(12))

/** Returns the smallest round number, such as 0.5, 1 or 20, that is at least the given number. */
function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least))
  return [1, 2, 5, 10].map((factor) => factor * power).find((step) => step >= least * 0.999) ?? least
}

type Range = { min: number; max: number; step: number }

/**
 * Returns the range of an axis and the distance between its labels. An end of the range that has no given limit is at a
 * label.
 */
function rangeOf(axis: AxisOptions, values: readonly number[], count: number): Range {
  const least = axis.min ?? Math.min(axis.beginAtZero ? 0 : Number.POSITIVE_INFINITY, ...values)
  const most = axis.max ?? Math.max(axis.beginAtZero ? 0 : Number.NEGATIVE_INFINITY, ...values)
  const step = roundStep((most - least || 1) / Math.max(1, count - 1))
  return {
    min: axis.min ?? round(Math.floor(least / step) * step, step),
    max: axis.max ?? round(Math.ceil(most / step) * step, step),
    step,
  }
}

function ticksOf({ min, max, step }: Range, { display, ticks }: AxisOptions): Scale['ticks'] {
  if (display === false) return []
  const first = Math.ceil(min / step - 1e-9)
  const length = Math.max(0, Math.floor(max / step + 1e-9) - first + 1)
  return Array.from({ length }, (_, at) => {
    const value = round((first + at) * step, step)
    return { value, label: ticks?.callback?.(value) ?? String(value) }
  })
}

const scaleOf = ({ min, max }: Range, from: number, to: number, ticks: Scale['ticks']): Scale => ({
  getPixelForValue: (value) => from + ((value - min) / (max - min || 1)) * (to - from),
  getValueForPixel: (pixel) => min + ((pixel - from) / (to - from || 1)) * (max - min),
  ticks,
})

/**
 * Places the axes of a chart: the labels of y at the right edge, those of x at the lower edge. `widthOf` measures a
 * label.
 */
export function axesOf(
  size: { width: number; height: number },
  { scales = {}, layout = {} }: ChartOptions,
  sets: readonly DataSet[],
  widthOf: (label: string) => number,
): Axes {
  const { x = {}, y = {} } = scales
  const { top = 0, right = 0, bottom = 0, left = 0 } = layout.padding ?? {}
  const places = sets.flatMap(({ data }) => data.flatMap((one) => (typeof one === 'number' ? [] : [one])))
  const xHeight = x.display === false ? 0 : FONT_PX * 1.2 + LABEL_GAP
  const area = { top, left, right: size.width - right, bottom: size.height - bottom - xHeight }
  const rows = Math.min(y.ticks?.maxTicksLimit ?? 11, Math.ceil((area.bottom - area.top) / 13))
  const yRange = rangeOf(
    y,
    places.flatMap((one) => one.y),
    rows,
  )
  const yTicks = ticksOf(yRange, y)
  const gap = yGapOf(y)
  const fitted = {
    width: y.display === false ? 0 : gap + Math.max(0, ...yTicks.map(({ label }) => widthOf(label))),
  }
  y.afterFit?.(fitted)
  area.right -= fitted.width

  // If x labels would touch each other, fewer labels are shown.
  const values = places.map((one) => one.x)
  const fits = ({ ticks, getPixelForValue }: Scale) => {
    const room =
      ticks.length > 1 ? getPixelForValue(ticks[1]!.value) - getPixelForValue(ticks[0]!.value) : size.width
    return ticks.every(({ label }) => widthOf(label) + (x.ticks?.autoSkipPadding ?? 3) <= room)
  }
  let columns = x.ticks?.maxTicksLimit ?? 11
  const xScale = () => {
    const range = rangeOf(x, values, columns)
    return scaleOf(range, area.left, area.right, ticksOf(range, x))
  }
  let shown = xScale()
  while (columns > 2 && !fits(shown)) {
    columns -= 1
    shown = xScale()
  }
  return { chartArea: area, scales: { x: shown, y: scaleOf(yRange, area.bottom, area.top, yTicks) } }
}
