import type { IndexTick } from '../../../shared/data/live-index.ts'
import type { OptionOrder } from '../../../shared/data/use-option-orders.ts'

// Canvas coordinates are numbers, so prices are converted here.

export type Place = { x: number; y: number }

export type DrawnOption = {
  id: string
  direction: 'bull' | 'bear'
  amount: string
  openPrice: string
  price: number
  from: number
  to: number
  /** The price since the option was opened. */
  line: Place[]
}

export type OptionPicture = {
  from: number
  to: number
  min: number
  max: number
  line: Place[]
  options: DrawnOption[]
  /** Prices and times of the grid lines. */
  prices: number[]
  times: number[]
}

/** The fraction of the width for the time ahead, and its maximum if an option runs longer. */
const AHEAD = 0.2
const MOST_AHEAD = 0.45

/** Returns the drawing of the index over a time span with the running options. */
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

/** Returns round values between two values, approximately `count` of them. */
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

/** Returns whole minutes between two times, at most seven. */
function timesOf(from: number, to: number): number[] {
  const step = spans.find((span) => (to - from) / span <= 7) ?? 30 * MINUTE
  const first = Math.ceil(from / step)
  return Array.from({ length: Math.floor(to / step) - first + 1 }, (_, at) => (first + at) * step)
}
