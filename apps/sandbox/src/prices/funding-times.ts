import { HOUR_MS } from '../clock/clock.ts'

/** Time between two fundings in ms. Funding takes place at 00:00, 08:00 and 16:00 UTC (docs/rules.md#funding). */
export const FUNDING_MS = 8 * HOUR_MS

/** Returns the first funding time after `now`. */
export function nextFunding(now: number): number {
  return now - (now % FUNDING_MS) + FUNDING_MS
}

/** Returns the funding times of a period, oldest first. `to` is included, `from` is not. */
export function fundingsBetween(from: number, to: number): number[] {
  const times: number[] = []
  for (let ts = nextFunding(from); ts <= to; ts += FUNDING_MS) times.push(ts)
  return times
}
