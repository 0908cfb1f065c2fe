import { useServerNow } from '../../../shared/data/use-server-now.ts'
import { clockText } from './clock-text.ts'

/** The remaining time, updated each second by the server's clock. */
export function Countdown({ until }: { until: number }) {
  const left = until - useServerNow()
  return <span role="timer">{clockText(left)}</span>
}
