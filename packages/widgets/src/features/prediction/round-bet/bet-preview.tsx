import { mul } from '@bourselet/sdk/money'
import type { Round } from '../../../shared/data/live-rounds.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Gain } from '../parts/gain.tsx'
import { useStakes } from '../parts/use-stakes.ts'
import type { RoundBetState } from './use-round-bet.ts'

export type BetPreviewProps = { round: Round; bet: RoundBetState; layout: 'card' | 'sheet' }

/** What the bet would bring if it were the last one, and what it costs if the other side wins. */
export function BetPreview({ round, bet, layout }: BetPreviewProps) {
  const { t } = useText('prediction')
  const format = useFormat()
  const { preview, direction } = bet
  const side = direction ?? 'bull'
  const fee = format.percent(mul(round.reward_fee_rate, '100'), { decimals: 0 })
  const isSheet = layout === 'sheet'
  return (
    <dl className="bl-sum" aria-live="polite">
      <div className="bl-sum__row" data-strong>
        <dt>{t(direction ? `bet.receive.${side}` : 'bet.receiveAny')}</dt>
        <dd>
          <Receive preview={preview} withGain={isSheet} />
        </dd>
      </div>
      {!isSheet && (
        <div className="bl-sum__row">
          <dt>{t('bet.profit', { fee })}</dt>
          <dd>{preview ? <Gain value={preview.profit} unit /> : '—'}</dd>
        </div>
      )}
      <div className="bl-sum__row">
        <dt>{t(direction ? `bet.other.${side}` : 'bet.otherAny')}</dt>
        <dd>{preview ? <Gain value={preview.loss} unit={!isSheet} soft /> : '—'}</dd>
      </div>
      {isSheet && (
        <div className="bl-sum__row">
          <dt className="bl-sum__rule">{t(`rules.short.${round.tie_rule}`)}</dt>
          <dd className="bl-sum__note">{t('rules.before', { fee })}</dd>
        </div>
      )}
    </dl>
  )
}

type ReceiveProps = { preview: RoundBetState['preview']; withGain: boolean }

function Receive({ preview, withGain }: ReceiveProps) {
  const { usdt } = useStakes()
  if (!preview) return <span className="bl-sum__big">—</span>
  return (
    <>
      <span className="bl-sum__big">{usdt(preview.receive)}</span>{' '}
      {withGain ? <Gain value={preview.profit} /> : <span className="bl-sum__unit">USDT</span>}
    </>
  )
}
