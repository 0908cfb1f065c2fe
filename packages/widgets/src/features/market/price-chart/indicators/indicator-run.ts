import type { ChartCandle } from '../chart-candle.ts'

/**
 * The color of an indicator line, as a design token. `trend` is the up color for values of at least zero,
 * otherwise the down color. `side` is the up color where the value is below the close, otherwise the down
 * color.
 */
export type DrawnColour =
  | 'mark'
  | 'blue'
  | 'accent'
  | 'orange'
  | 'text-faint'
  | 'up'
  | 'down'
  | 'trend'
  | 'side'

export type LineForm = 'line' | 'dashed' | 'bars' | 'dots'

export type DrawnLine = {
  /** Name of an indicator line in the legend, for example MA7. */
  name: string
  colour: DrawnColour
  form: LineForm
  /** One value per candle; null where there are too few earlier candles. */
  values: readonly (number | null)[]
}

/** Adds a candle, or replaces the latest one, and returns the value of each line; null with too few candles. */
export type Step = (candle: ChartCandle, replace: boolean) => readonly (number | null)[]

/** The lines of an indicator in the order of the values that `step` returns. */
export type Study = {
  lines: readonly { name: string; colour: DrawnColour; form?: LineForm }[]
  step: Step
}

/**
 * Returns a function that computes the lines of an indicator from all candles. If only the latest candle
 * changed or candles were added at the end, the function computes only these. Otherwise it computes all candles
 * again.
 */
export function createRun(create: () => Study): (candles: readonly ChartCandle[]) => DrawnLine[] {
  let study = create()
  let known: readonly ChartCandle[] = []
  let values: (number | null)[][] = study.lines.map(() => [])

  const take = (candle: ChartCandle, at: number, replace: boolean) => {
    const results = study.step(candle, replace)
    values.forEach((line, index) => {
      const value = results[index]
      line[at] = value != null && Number.isFinite(value) ? value : null
    })
  }

  return (candles) => {
    const last = known.length - 1
    const isStep =
      last >= 0 && candles.length > last && known.every((one, at) => at === last || one === candles[at])
    if (!isStep) {
      study = create()
      values = study.lines.map(() => [])
      known = []
    }
    const open = candles[last]
    if (isStep && open && open !== known[last]) take(open, last, true)
    for (let at = known.length; at < candles.length; at += 1) take(candles[at]!, at, false)
    known = candles
    return study.lines.map(({ name, colour, form = 'line' }, index) => ({
      name,
      colour,
      form,
      values: values[index]!,
    }))
  }
}
