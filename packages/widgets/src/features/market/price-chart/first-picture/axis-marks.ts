const EPSILON = 1e-14

/**
 * Divides a distance by each of the divisors in turn, again and again. Stops if the next result would be below `least`,
 * or if the distance is at most `tick` or below `end`.
 */
function divide(from: number, divisors: readonly number[], least: number, tick: number, end: number): number {
  let step = from
  for (let at = 0; ; at += 1) {
    const divisor = divisors[at % divisors.length]!
    if (step < least * divisor - EPSILON || step <= tick + EPSILON || step < end - EPSILON) return step
    step /= divisor
  }
}

/**
 * Returns the prices at which a price axis has labels, highest first. The distance between them is a round number, and
 * `room` is the least distance, as a price. The chart library places its labels by the same calculation, so that the
 * labels stay the same when the library draws the chart.
 */
export function priceMarks(low: number, high: number, room: number, tick: number): number[] {
  const power = 10 ** Math.max(0, Math.ceil(Math.log10(high - low)))
  const steps = [
    [2, 2.5, 2],
    [2, 2, 2.5],
    [2.5, 2, 2],
  ].map((divisors) => {
    const whole = Math.max(1, divide(power, divisors, room, tick, 1))
    return whole - 1 < EPSILON ? divide(1, [2, 2.5, 2], room, tick, 0) : whole
  })
  const step = Math.min(...steps)
  const marks: number[] = []
  for (let price = high - (((high % step) + step) % step); price > low; price -= step) marks.push(price)
  return marks
}

const MINUTE_MS = 60_000
const dayParts = [1, 5, 30, 60, 180, 360, 720].map((minutes) => minutes * MINUTE_MS)
const HOUR = 3
const DAY = dayParts.length

/** Lengths of an ISO time that is cut after the year, the month or the day. */
const dateParts = [4, 7, 10]

/**
 * Returns the rank of a time on the axis: the index in `dayParts` of the longest part that has begun since the previous
 * time. The ranks from `DAY` stand for a new day, month and year.
 */
function rankOf(t: number, before: number): number {
  const [now, then] = [t, before].map((time) => new Date(time).toISOString()) as [string, string]
  const date = dateParts.findIndex((length) => now.slice(0, length) !== then.slice(0, length))
  if (date >= 0) return DAY + dateParts.length - 1 - date
  return dayParts.findLastIndex((length) => Math.floor(t / length) !== Math.floor(before / length))
}

export type TimeMark = {
  /** Index of the candle. */
  at: number
  weight: 'time' | 'day' | 'month' | 'year'
  isBold: boolean
}

/**
 * Returns the labels of the time axis, from the candle with the index `first`. Labels are at least `room` candles
 * apart. Of two times that are closer, the one with the higher rank has a label, such as the beginning of a day.
 * `times` are in ms.
 */
export function timeMarks(times: readonly number[], first: number, room: number): TimeMark[] {
  const [start = 0] = times
  const average = (times.at(-1)! - start) / (times.length - 1) || 0
  const ranks = times.map((t, at) => rankOf(t, times[at - 1] ?? start - average))
  const kept: number[] = []
  for (const rank of [...new Set(ranks)].sort((a, b) => b - a))
    ranks.forEach((one, at) => {
      if (one === rank && kept.every((other) => Math.abs(other - at) >= room)) kept.push(at)
    })
  const shown = kept.filter((at) => at >= first)
  const highest = Math.max(...shown.map((at) => ranks[at]!))
  const bold = highest > HOUR && highest < DAY ? HOUR : highest
  return shown.map((at) => {
    const rank = ranks[at]!
    return { at, weight: (['day', 'month', 'year'] as const)[rank - DAY] ?? 'time', isBold: rank >= bold }
  })
}
