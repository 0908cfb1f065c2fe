import type { StreamState } from '@bourselet/sdk'
import { useText } from '../i18n/use-text.ts'

export type Connection = StreamState

export type LiveMarkProps = {
  state: Connection
  /** Age of what is shown, in ms; said when the stream is stale or offline. */
  ageMs?: number
  /** Nothing while all is well. */
  quiet?: boolean
}

/** How fresh what you see is. */
export function LiveMark({ state, ageMs, quiet }: LiveMarkProps) {
  const { t } = useText('shared')
  if (quiet && state === 'live') return null
  const age = ageMs !== undefined && state !== 'live' && t('live.age', { seconds: Math.round(ageMs / 1000) })
  return (
    <span className="bl-live" data-state={state}>
      <span className="bl-dot" aria-hidden />
      <span role="status">{t(`live.${state}`)}</span>
      {/* Outside the region: nobody wants to hear the seconds. */}
      {age && <span>{age}</span>}
    </span>
  )
}
