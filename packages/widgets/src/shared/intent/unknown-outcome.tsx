import type { ReactNode } from 'react'
import { useText } from '../i18n/use-text.ts'
import { useBourselet } from '../provider/use-bourselet.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import type { ResolvableIntent } from './use-intent.ts'

export type UnknownOutcomeProps = {
  intent: ResolvableIntent
  /** A sentence about the write whose outcome is unknown. By default, a sentence that fits every write. */
  children?: ReactNode
}

/**
 * A notice that a write may have been executed. Its button sends the write again with the same idempotency key. If the
 * server does not support idempotency keys, the notice has no such button and asks the member to check the records.
 * Renders nothing unless the outcome is unknown.
 */
export function UnknownOutcome({ intent, children }: UnknownOutcomeProps) {
  const { t } = useText('shared')
  const { serverHonoursKeys: canResolve = true } = useBourselet().sdk
  const { phase } = intent.state
  if (phase !== 'unknown' && phase !== 'resolving') return null
  const isResolving = phase === 'resolving'
  return (
    <Notice tone="warn">
      <p className="bl-notice__title">{t('outcome.title')}</p>
      <p>{canResolve ? (children ?? t('outcome.text')) : t('outcome.look')}</p>
      <div className="bl-notice__actions">
        {canResolve && (
          <Button size="small" variant="primary" busy={isResolving} onClick={intent.resolve}>
            {t('outcome.check')}
          </Button>
        )}
        <Button size="small" variant="quiet" disabled={isResolving} onClick={intent.abandon}>
          {t('outcome.leave')}
        </Button>
      </div>
    </Notice>
  )
}
