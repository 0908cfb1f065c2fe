import { useServerNow } from '../../shared/data/use-server-now.ts'
import { countdown } from '../../shared/format/countdown.ts'

/** A countdown to the next funding, measured by the server's clock and updated each second. */
export function FundingCountdown({ until }: { until: number }) {
  const left = until - useServerNow()
  return <span role="timer">{countdown(left, 'hours')}</span>
}
