import type { CandleInterval } from '@bourselet/sdk/money'
import { chartIntervals } from './chart-candle.ts'

const unitMinutes: Record<string, number> = { m: 1, h: 60, d: 1440, w: 10_080 }

const minutesOf = (interval: CandleInterval): number =>
  interval === '1M'
    ? Number.NaN
    : Number.parseInt(interval, 10) * (unitMinutes[interval.at(-1)!] ?? Number.NaN)

/**
 * Returns the interval that a user types: `15` and `15m` are minutes, `240` and `4h` are four hours. A capital M
 * is a month. Returns null if there is no such interval.
 */
export function typedInterval(text: string): CandleInterval | null {
  const [, digits = '', unit = 'm'] = /^\s*(\d{1,4})\s*([mhdw])?\s*$/i.exec(text) ?? []
  if (digits === '') return null
  if (unit === 'M') return Number(digits) === 1 ? '1M' : null
  const minutes = Number(digits) * unitMinutes[unit.toLowerCase()]!
  return chartIntervals.find((one) => minutesOf(one) === minutes) ?? null
}
