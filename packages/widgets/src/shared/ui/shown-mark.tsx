import { useText } from '../i18n/use-text.ts'
import type { LiveMarkProps } from './live-mark.tsx'
import './dot.css'
import './live-mark.css'

/**
 * The indicator itself. Most pages are live and never show it, so only this component loads messages, and the script build
 * loads its code when it is needed.
 */
export function ShownMark({ state, ageMs }: Omit<LiveMarkProps, 'quiet'>) {
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
