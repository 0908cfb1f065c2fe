import type { OptionOrder } from '../../../shared/data/use-option-orders.ts'
import { useErrorText } from '../../../shared/i18n/use-error-text.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Notice } from '../../../shared/ticket/notice.tsx'
import type { DeskState, OrderDesk } from '../../../shared/ticket/order-desk.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { useStakes } from '../parts/use-stakes.ts'
import type { BetRequest } from './bet-desk.ts'
import { refusalOf } from './refusal-of.ts'

export type BetNoticesProps = {
  desk: OrderDesk<BetRequest, OptionOrder>
  state: DeskState<BetRequest, OptionOrder>
}

/** Why a bet was not placed, or that nobody knows whether it was and the one safe way to find out. */
export function BetNotices({ desk, state }: BetNoticesProps) {
  const { t } = useText('prediction')
  const words = useErrorText()
  const { coin } = useStakes()
  const { phase, order, error } = state
  if (order && error && phase !== 'idle') {
    const deal = t(`bet.deal.${order.direction}`, { amount: coin(order.amount) })
    return (
      <Notice tone="warn">
        <p>
          <strong>{t('unknown.title')}</strong>
        </p>
        <p>{t('unknown.text', { deal })}</p>
        <p className="bl-bet__answers">
          <Button size="small" variant="primary" busy={phase === 'sending'} onClick={desk.resolve}>
            {t('unknown.check')}
          </Button>
          <Button size="small" variant="quiet" disabled={phase === 'sending'} onClick={desk.leave}>
            {t('unknown.leave')}
          </Button>
        </p>
      </Notice>
    )
  }
  const { whole } = refusalOf(phase === 'idle' ? error : null)
  if (!whole) return null
  return (
    <Notice tone="error">
      <p>{words(whole)}</p>
      {whole.name === 'ROUND_NOT_OPEN' && <p>{t('bet.kept')}</p>}
    </Notice>
  )
}
