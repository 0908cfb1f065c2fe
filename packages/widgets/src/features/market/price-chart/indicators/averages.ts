import type { CandleInterval } from '@bourselet/sdk/money'
import { EMA, SMA } from 'trading-signals'
import type { ChartCandle } from '../chart-candle.ts'
import type { IndicatorKind } from './indicator-kinds.ts'
import type { DrawnColour, LineForm, Study } from './indicator-run.ts'

type Calculation<Input, Result> = {
  getRequiredInputs(): number
  update(input: Input, replace: boolean): Result | null
}

/**
 * Returns a function that adds a candle to a calculation. The function returns the result, or null until the
 * calculation has enough candles.
 */
function feed<Input, Result>(
  calculation: Calculation<Input, Result>,
  inputOf: (candle: ChartCandle) => Input,
): (candle: ChartCandle, replace: boolean) => Result | null {
  let count = 0
  return (candle, replace) => {
    if (!replace) count += 1
    const result = calculation.update(inputOf(candle), replace)
    return count < calculation.getRequiredInputs() ? null : result
  }
}

export const byClose = <Result>(calculation: Calculation<number, Result>) =>
  feed(calculation, ({ close }) => close)
export const byCandle = <Result>(calculation: Calculation<ChartCandle, Result>) =>
  feed(calculation, (one) => one)

export type Fed<Result> = ReturnType<typeof feed<never, Result>>

export const one = (name: string, colour: DrawnColour, next: Fed<number>, form?: LineForm): Study => ({
  lines: [{ name, colour, ...(form ? { form } : {}) }],
  step: (candle, replace) => [next(candle, replace)],
})

const two = (first: Study, second: Study): Study => ({
  lines: [...first.lines, ...second.lines],
  step: (candle, replace) => [...first.step(candle, replace), ...second.step(candle, replace)],
})

export type Params = readonly [number, number, number]

export const average = (name: string, colour: DrawnColour, calculation: Calculation<number, number>): Study =>
  one(name, colour, byClose(calculation))

/**
 * A function that creates the calculation of an indicator with given parameters. It ignores additional
 * parameters.
 */
export type CreateStudy = (params: Params, interval: CandleInterval) => Study

/**
 * The calculations of the default indicators. All other calculations are loaded when the member chooses another
 * indicator.
 */
export const averages = {
  ma: ([first, second]) =>
    two(average(`MA${first}`, 'mark', new SMA(first)), average(`MA${second}`, 'blue', new SMA(second))),
  ema: ([first, second]) =>
    two(average(`EMA${first}`, 'orange', new EMA(first)), average(`EMA${second}`, 'accent', new EMA(second))),
} satisfies Partial<Record<IndicatorKind, CreateStudy>>
