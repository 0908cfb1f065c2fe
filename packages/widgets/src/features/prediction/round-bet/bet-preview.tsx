import { mul } from '@bourselet/sdk/money'
import type { Round } from '../../../shared/data/live-rounds.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Gain } from '../parts/gain.tsx'
import { useStakes } from '../parts/use-stakes.ts'
import type { RoundBetState } from './use-round-bet.ts'

/** What the bet would bring if it were the last one, and what it costs if the other side wins. */
export function BetPreview({ round, bet }: { round: Round; bet: RoundBetState }) {
  const { t } = useText('prediction')
  const format = useFormat()
  const { usdt } = useStakes()
  const { preview, direction } = bet
  const side = direction ?? 'bull'
  const fee = format.percent(mul(round.reward_fee_rate, '100'), { decimals: 0 })
  return (
    <dl className="bl-sum" aria-live="polite">
      <div className="bl-sum__row" data-strong>
        <dt>{t(direction ? `bet.receive.${side}` : 'bet.receiveAny')}</dt>
        <dd>
          {preview ? (
            <>
              <span className="bl-sum__big">{usdt(preview.receive)}</span>{' '}
              <span className="bl-sum__unit">USDT</span>
            </>
          ) : (
            '—'
          )}
        </dd>
      </div>
      <div className="bl-sum__row">
        <dt>{t('bet.profit', { fee })}</dt>
        <dd>{preview ? <Gain value={preview.profit} unit /> : '—'}</dd>
      </div>
      <div className="bl-sum__row">
        <dt>{t(direction ? `bet.other.${side}` : 'bet.otherAny')}</dt>
        <dd>{preview ? <Gain value={preview.loss} unit soft /> : '—'}</dd>
      </div>
    </dl>
  )
}
