import { useServerNow } from '../../../shared/data/use-server-now.ts'
import { clockText } from './clock-text.ts'

/** A countdown to a time, measured by the server's clock and updated each second. */
export function Countdown({ until }: { until: number }) {
  const left = until - useServerNow()
  return <span role="timer">{clockText(left)}</span>
}
