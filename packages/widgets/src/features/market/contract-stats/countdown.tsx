import { useServerNow } from '../../../shared/data/use-server-now.ts'
import { clockText } from './clock-text.ts'

/** The time until a moment, updated each second by the clock of the server. */
export function Countdown({ until }: { until: number }) {
  const left = until - useServerNow()
  return <span role="timer">{clockText(left)}</span>
}
