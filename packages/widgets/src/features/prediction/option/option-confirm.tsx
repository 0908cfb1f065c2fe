import { useErrorText } from '../../../shared/i18n/use-error-text.ts'
import { useGap } from '../../../shared/i18n/use-gap.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import type { Row } from '../../../shared/ui/preview-rows.tsx'
import { BetConfirm } from '../bet/bet-confirm.tsx'
import type { BetRequest } from '../bet/use-bet-intent.ts'
import { Gain } from '../parts/gain.tsx'
import { useDuration, useStakes } from '../parts/use-stakes.ts'
import { previewOption } from './model.ts'
import { useOptionTicket } from './use-option-ticket.ts'

/** The dialog that shows an option with its cost and its payout before it is sent. */
export function OptionTicketConfirm() {
  const { t } = useText('prediction')
  const errorText = useErrorText()
  const gap = useGap()
  const duration = useDuration()
  const { coin, cost } = useStakes()
  const { times, intent, isStale } = useOptionTicket()
  const timeOf = (bet: BetRequest) =>
    bet.mode === 'time' ? times.find((one) => one.time_id === bet.time_id) : undefined
  // The operator can remove the duration while the dialog is open.
  const isGone = intent.review.bet !== null && !timeOf(intent.review.bet)
  const rowsOf = (bet: BetRequest): Row[] => {
    const time = timeOf(bet)
    if (!time) return []
    // The preview uses the rates in the request, because the server refuses the option if its rates have changed.
    const preview = previewOption({ ...time, ...bet }, bet.amount)
    return [
      { name: 'duration', label: t('orders.duration'), value: duration(time.seconds) },
      {
        name: 'pay',
        label: t('option.pay', { fee: cost(preview.open_fee) }),
        value: `${cost(preview.debit)}\u00a0USDT`,
      },
      { name: 'receive', label: t('option.receive'), value: coin(preview.receive), tone: 'strong' },
      {
        name: 'profit',
        label: t('option.profit', { fee: cost(preview.reward_fee) }),
        value: <Gain value={preview.profit} unit />,
      },
      { name: 'loss', label: t('option.loss'), value: <Gain value={preview.loss} unit soft /> },
    ]
  }
  return (
    <BetConfirm
      intent={intent}
      rowsOf={rowsOf}
      rules={[t('how.open'), t('option.draw')].join(gap)}
      stoppedBy={isGone ? errorText('TIME_UNKNOWN') : isStale ? t('bet.stale') : null}
    />
  )
}
