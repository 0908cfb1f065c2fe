import { HOUR } from './price-source.ts'

/** Interval of funding, which is due at 00:00, 08:00 and 16:00 UTC (docs/rules.md#funding). */
export const FUNDING_MS = 8 * HOUR

/** Returns the first funding time after a moment. */
export function nextFunding(now: number): number {
  return now - (now % FUNDING_MS) + FUNDING_MS
}

/** Returns the funding times in (from, to], oldest first. */
export function fundingsBetween(from: number, to: number): number[] {
  const times: number[] = []
  for (let ts = nextFunding(from); ts <= to; ts += FUNDING_MS) times.push(ts)
  return times
}
