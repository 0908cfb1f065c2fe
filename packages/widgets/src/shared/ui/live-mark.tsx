import type { StreamState } from '@bourselet/sdk'
import { useText } from '../i18n/use-text.ts'
import './states.css'

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

/** The indicator itself. Only this component loads messages, because most pages are live and never show it. */
function ShownMark({ state, ageMs }: Omit<LiveMarkProps, 'quiet'>) {
  const { t } = useText('shared')
  const age = ageMs !== undefined && state !== 'live' && t('live.age', { seconds: Math.round(ageMs / 1000) })
  return (
    <span className="bl-live" data-state={state}>
      <span className="bl-dot" aria-hidden />
      <span role="status">{t(`live.${state}`)}</span>
      {/* The age is outside the live region, so that screen readers do not announce it every second. */}
      {age && <span>{age}</span>}
    </span>
  )
}
