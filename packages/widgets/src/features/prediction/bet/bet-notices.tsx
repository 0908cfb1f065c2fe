import { useErrorText } from '../../../shared/i18n/use-error-text.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { UnknownOutcome } from '../../../shared/intent/unknown-outcome.tsx'
import { Notice } from '../../../shared/ticket/notice.tsx'
import { useStakes } from '../parts/use-stakes.ts'
import type { BetIntent } from './use-bet-intent.ts'

/**
 * Shows why a bet was not placed, or that its outcome is unknown, with a button that resolves the outcome.
 */
export function BetNotices({ intent }: { intent: BetIntent }) {
  const { t } = useText('prediction')
  const errorText = useErrorText()
  const { coin } = useStakes()
  const { state, refusal } = intent
  if ('key' in state) {
    const { direction, amount } = state.input
    const order = t(`bet.deal.${direction}`, { amount: coin(amount) })
    return <UnknownOutcome intent={intent}>{t('unknown.text', { order })}</UnknownOutcome>
  }
  const { whole } = refusal
  if (!whole) return null
  return (
    <Notice tone="error">
      <p>{errorText(whole)}</p>
      {whole.name === 'ROUND_NOT_OPEN' && <p>{t('bet.kept')}</p>}
    </Notice>
  )
}
