import { HOUR } from './price-source.ts'

/** Funding is paid at 00, 08 and 16 UTC (rulebook 2.8). */
export const FUNDING_MS = 8 * HOUR

/** The first funding after a moment. */
export function nextFunding(now: number): number {
  return now - (now % FUNDING_MS) + FUNDING_MS
}

/** The fundings after `from`, up to and at `to`, oldest first. */
export function fundingsBetween(from: number, to: number): number[] {
  const times: number[] = []
  for (let ts = nextFunding(from); ts <= to; ts += FUNDING_MS) times.push(ts)
  return times
}
