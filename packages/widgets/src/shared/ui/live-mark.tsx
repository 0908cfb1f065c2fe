import type { StreamState } from '@bourselet/sdk'
import { ShownMark } from './shown-mark.tsx'

export type Connection = StreamState

export type LiveMarkProps = {
  state: Connection
  /** Age of the data in ms; shown while the stream is stale or offline. */
  ageMs?: number
  /** Renders nothing while the data is live. */
  quiet?: boolean
}

/** An indicator that shows that the data is live, or otherwise how old the data is. */
export function LiveMark({ quiet, ...shown }: LiveMarkProps) {
  return quiet && shown.state === 'live' ? null : <ShownMark {...shown} />
}
