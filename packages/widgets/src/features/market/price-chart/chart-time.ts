import type { CandleInterval } from '@bourselet/sdk/money'
import type { Time, UTCTimestamp } from 'lightweight-charts'
import { isLong } from './chart-candle.ts'

/**
 * Converts times for the chart library, which places the marks of days and hours at UTC boundaries. Times are shifted
 * by the current offset of the user's time zone, so that these marks are at local boundaries. Candles of a day or
 * longer start at 00:00 UTC and are not shifted. Labels use the unshifted time, so that they stay correct when the
 * offset changes.
 */
export function chartClock(interval: CandleInterval) {
  const shiftMs = isLong(interval) ? 0 : -new Date().getTimezoneOffset() * 60_000
  return {
    toChart: (t: number) => ((t + shiftMs) / 1000) as UTCTimestamp,
    fromChart: (time: Time) => Number(time) * 1000 - shiftMs,
  }
}

type Weight = 'year' | 'month' | 'day' | 'time'

const styles: Record<Weight, Intl.DateTimeFormatOptions> = {
  year: { year: 'numeric' },
  month: { month: 'short' },
  day: { month: 'short', day: 'numeric' },
  time: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
}

/** Returns the function that formats the labels of the time axis in the user's language and time zone. */
export function axisFormat(locale: string, interval: CandleInterval): (t: number, weight: Weight) => string {
  const timeZone = isLong(interval) ? 'UTC' : undefined
  const made = new Map<Weight, Intl.DateTimeFormat>()
  return (t, weight) => {
    const format = made.get(weight) ?? new Intl.DateTimeFormat(locale, { ...styles[weight], timeZone })
    made.set(weight, format)
    return format.format(t)
  }
}

/** Returns the function that formats the full time of a candle, for the crosshair and the legend. */
export function candleTimeFormat(locale: string, interval: CandleInterval): (t: number) => string {
  const format = new Intl.DateTimeFormat(
    locale,
    isLong(interval)
      ? { year: 'numeric', month: 'short', day: 'numeric', timeZone: 'UTC' }
      : { month: 'short', day: 'numeric', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  )
  return (t) => format.format(t)
}
