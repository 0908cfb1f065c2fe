import type { ChartCandle } from '../chart-candle.ts'

/**
 * The color of a line, as a design token. `trend` is the up color for values of at least zero, and the down
 * color below. `side` is the up color where the value is below the close, and the down color above it.
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
  /** Name in the legend, for example MA7. */
  name: string
  colour: DrawnColour
  form: LineForm
  /** One value per candle; null if there are too few candles before it. */
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
 * Creates the drawn lines of an indicator. Each call passes all candles. If only the latest candle changed or
 * candles were added at the end, only these are calculated; otherwise the study starts again.
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
