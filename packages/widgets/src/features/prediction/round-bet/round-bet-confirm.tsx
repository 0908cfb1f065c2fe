import { mul } from '@bourselet/sdk/money'
import { countdown } from '../../../shared/format/countdown.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useGap } from '../../../shared/i18n/use-gap.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import type { Row } from '../../../shared/ui/preview-rows.tsx'
import { BetConfirm } from '../bet/bet-confirm.tsx'
import type { BetRequest } from '../bet/use-bet-intent.ts'
import { Gain } from '../parts/gain.tsx'
import { roundNumber } from '../parts/round-number.ts'
import { RoundSpan } from '../parts/round-span.tsx'
import { useStakes } from '../parts/use-stakes.ts'
import { previewBet } from './model.ts'
import { useRoundBet } from './use-round-bet.ts'

/** The dialog that shows a bet with its estimated payout by the current pools before it is sent. */
export function RoundBetConfirm() {
  const { t } = useText('prediction')
  const format = useFormat()
  const gap = useGap()
  const { coin } = useStakes()
  const { round, intent, isClosed, isStale, now, own } = useRoundBet()
  const fee = format.percent(mul(round.reward_fee_rate, '100'), { decimals: 0 })
  // If the next round has opened while the dialog is open, the bet belongs to a round that takes no more bets.
  const { bet, isOpen } = intent.review
  const isOver = isClosed || (bet?.mode === 'round' && bet.round_no !== round.round_no)
  // While the dialog fades out after the bet is sent, `own` can be this bet. So `own` counts only while the dialog is
  // open.
  const isIn = isOpen && own !== undefined
  const rowsOf = ({ direction, amount }: BetRequest): Row[] => {
    const preview = previewBet(round, direction, amount)
    return [
      {
        name: 'round',
        label: t('round.round'),
        value: (
          <>
            {roundNumber(round.round_no)} <RoundSpan from={round.lock_at} to={round.close_at} />
          </>
        ),
      },
      { name: 'until', label: t('bet.closeIn'), value: countdown(round.lock_at - now) },
      {
        name: 'receive',
        label: t(`bet.receive.${direction}`),
        value: coin(preview.receive),
        tone: 'strong',
      },
      { name: 'profit', label: t('bet.profit', { fee }), value: <Gain value={preview.profit} unit /> },
      { name: 'loss', label: t(`bet.other.${direction}`), value: <Gain value={preview.loss} unit soft /> },
    ]
  }
  return (
    <BetConfirm
      intent={intent}
      rowsOf={isOver || isIn ? () => [] : rowsOf}
      rules={[t(`rules.tie.${round.tie_rule}`), t('bet.once')].join(gap)}
      stoppedBy={isOver ? t('bet.closed') : isIn ? t('bet.done') : isStale ? t('bet.stale') : null}
    />
  )
}
