import type { StreamState } from '@bourselet/sdk'
import { useText } from '../i18n/use-text.ts'
import './dot.css'
import './chip.css'
import './live-mark.css'

export type ShownMarkProps = {
  state: StreamState
  /** Age of the data in ms; shown while the stream is stale or offline. */
  ageMs?: number
}

/**
 * The indicator that `LiveMark` shows. On most pages the data is live and the indicator stays hidden. So the indicator
 * and its translated texts are not part of the module of `LiveMark`. The script build of the custom elements loads this
 * file with the other parts that are shown only after a failure.
 */
export function ShownMark({ state, ageMs }: ShownMarkProps) {
  const { t } = useText('shared')
  const age = ageMs !== undefined && state !== 'live' && t('live.age', { seconds: Math.round(ageMs / 1000) })
  return (
    <span className="bl-chip bl-live" data-state={state}>
      <span className="bl-dot" aria-hidden />
      <span role="status">{t(`live.${state}`)}</span>
      {/* The age is outside the live region, so that screen readers do not announce it every second. */}
      {age && <span>{age}</span>}
    </span>
  )
}
