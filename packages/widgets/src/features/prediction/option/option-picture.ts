import type { ChartData, ChartDataset, ChartOptions } from 'chart.js'
import type { IndexTick } from '../../../shared/data/live-index.ts'
import type { OptionOrder } from '../../../shared/data/use-option-orders.ts'
import { type BandColours, faded } from '../rounds/band-drawing.ts'

// This file converts prices to numbers, because canvas coordinates are numbers.

export type Place = { x: number; y: number }

export type DrawnOption = {
  id: string
  direction: 'bull' | 'bear'
  amount: string
  openPrice: string
  price: number
  from: number
  to: number
  /** The index prices since the opening of the option. */
  line: Place[]
}

export type OptionPicture = {
  from: number
  to: number
  min: number
  max: number
  line: Place[]
  options: DrawnOption[]
  /** The prices at which horizontal grid lines are drawn. */
  prices: number[]
  times: number[]
}

/**
 * Length of the future that the chart shows to the right of the present, as a fraction of the chart's past time span.
 * If an option ends later, the chart shows a longer future, up to the fraction `MOST_AHEAD`.
 */
const AHEAD = 0.2
const MOST_AHEAD = 0.45

/** Returns the data to draw: the index prices of a time span and the running options. */
export function optionPicture(
  ticks: readonly IndexTick[],
  orders: readonly OptionOrder[],
  now: number,
  spanMs: number,
): OptionPicture {
  const from = now - spanMs
  const running = orders.filter((order) => order.open_price !== null && order.mode === 'time')
  const last = running.reduce((latest, { deliver_at }) => Math.max(latest, deliver_at), now)
  const ahead = Math.min(Math.max(spanMs * AHEAD, (last - now) * 1.1), spanMs * MOST_AHEAD)
  const to = now + ahead
  const line = ticks.filter(({ ts }) => ts >= from).map(({ ts, price }) => ({ x: ts, y: Number(price) }))
  const options = running.map(
    ({ order_no, direction, amount, open_price, opened_at, deliver_at }): DrawnOption => ({
      id: order_no,
      direction,
      amount,
      openPrice: open_price ?? '0',
      price: Number(open_price),
      from: Math.max(opened_at, from),
      to: Math.min(deliver_at, to),
      line: line.filter(({ x }) => x >= opened_at && x <= deliver_at),
    }),
  )
  const { min, max } = rangeOf([...line.map(({ y }) => y), ...options.map(({ price }) => price)])
  return { from, to, min, max, line, options, prices: steps(min, max, 5), times: timesOf(from, to) }
}

function rangeOf(prices: readonly number[]): { min: number; max: number } {
  if (prices.length === 0) return { min: 0, max: 1 }
  const low = prices.reduce((least, price) => Math.min(least, price))
  const high = prices.reduce((most, price) => Math.max(most, price))
  const room = Math.max((high - low) * 0.08, (high * 0.0005 - (high - low)) / 2)
  return { min: low - room, max: high + room }
}

/** Returns approximately `count` round values between two values. */
export function steps(min: number, max: number, count: number): number[] {
  const rough = (max - min) / count
  if (!(rough > 0)) return []
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = [1, 2, 2.5, 5, 10].map((factor) => factor * power).find((one) => one >= rough) ?? rough
  const first = Math.ceil(min / step)
  const length = Math.floor(max / step) - first + 1
  return Array.from({ length: Math.max(0, length) }, (_, at) => (first + at) * step)
}

const MINUTE = 60_000
const spans = [1, 2, 3, 5, 10, 15, 30].map((minutes) => minutes * MINUTE)

/** Returns the times between `from` and `to` that the time axis labels: at most eight, all at whole minutes. */
function timesOf(from: number, to: number): number[] {
  const step = spans.find((span) => (to - from) / span <= 7) ?? 30 * MINUTE
  const first = Math.ceil(from / step)
  return Array.from({ length: Math.floor(to / step) - first + 1 }, (_, at) => (first + at) * step)
}

/** Space in px around the price line of the chart. The space on the right is for price labels. */
export const OPTION_PAD = { top: 20, bottom: 30, right: 78 }

type Line = ChartDataset<'line', Place[]>

const line = (data: Place[], more: Partial<Line>): Line => ({
  data,
  parsing: false,
  pointRadius: 0,
  fill: false,
  ...more,
})

export function optionOptions({ min, max, from, to }: OptionPicture): ChartOptions<'line'> {
  return {
    animation: false,
    maintainAspectRatio: false,
    events: [],
    layout: { autoPadding: false, padding: OPTION_PAD },
    scales: {
      x: { type: 'linear', min: from, max: to, display: false },
      y: { type: 'linear', min, max, display: false },
    },
  }
}

export function optionData(picture: OptionPicture, colours: BandColours): ChartData<'line', Place[]> {
  const { line: price, options, prices, from, to } = picture
  const head = price.at(-1)
  const text = colours['--bl-text']
  return {
    datasets: [
      ...(head ? [point(head, 4, text), point(head, 8, faded(text, 0.18))] : []),
      ...options.flatMap((option) => drawn(option, picture, colours)),
      line(price, {
        borderColor: text,
        borderWidth: 1.6,
        borderJoinStyle: 'round',
        fill: 'start',
        backgroundColor: faded(text, 0.04),
      }),
      ...prices.map((y) =>
        line(
          [
            { x: from, y },
            { x: to, y },
          ],
          { borderColor: colours['--bl-line-strong'], borderWidth: 0.4 },
        ),
      ),
    ],
  }
}

const point = (place: Place, radius: number, fill: string, edge?: string): Line =>
  line([place], {
    showLine: false,
    pointRadius: radius,
    backgroundColor: fill,
    borderColor: edge ?? fill,
    borderWidth: edge ? 2 : 0,
  })

/**
 * Returns the data sets for an option: a line at its open price from opening to delivery, and areas that have the up
 * color where the option wins and the down color where it loses.
 */
function drawn(option: DrawnOption, { to }: OptionPicture, colours: BandColours): Line[] {
  const { direction, price, from } = option
  const up = colours['--bl-up']
  const down = colours['--bl-down']
  const own = direction === 'bull' ? up : down
  const wins = faded(up, 0.22)
  const loses = faded(down, 0.22)
  return [
    point({ x: from, y: price }, 4, colours['--bl-surface-0'], own),
    point({ x: option.to, y: price }, 3, own),
    line(
      [
        { x: from, y: price },
        { x: option.to, y: price },
      ],
      { borderColor: own, borderWidth: 1.5 },
    ),
    line(
      [
        { x: option.to, y: price },
        { x: to, y: price },
      ],
      { borderColor: faded(own, 0.45), borderWidth: 1, borderDash: [2, 5] },
    ),
    line(option.line, {
      borderWidth: 0,
      fill: {
        target: { value: price },
        above: direction === 'bull' ? wins : loses,
        below: direction === 'bull' ? loses : wins,
      },
    }),
  ]
}
