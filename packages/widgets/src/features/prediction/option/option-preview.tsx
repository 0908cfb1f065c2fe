import { useFormat } from '../../../shared/format/use-format.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Gain } from '../parts/gain.tsx'
import { useStakes } from '../parts/use-stakes.ts'
import { breakEven } from './preview-option.ts'
import type { OptionBetState } from './use-option-bet.ts'

/** What the option takes, and what it brings when right or wrong, fees included. */
export function OptionPreviewRows({ bet: { preview, time } }: { bet: OptionBetState }) {
  const { t } = useText('prediction')
  const format = useFormat()
  const { usdt, coin } = useStakes()
  const fee = (value: string | undefined) => usdt(value ?? '0')
  return (
    <dl className="bl-sum" aria-live="polite">
      <div className="bl-sum__row">
        <dt>{t('option.pay', { fee: fee(preview?.open_fee) })}</dt>
        <dd>{preview ? coin(preview.debit) : '—'}</dd>
      </div>
      <div className="bl-sum__row" data-strong>
        <dt>{t('option.receive')}</dt>
        <dd>
          {preview ? (
            <>
              <span className="bl-sum__big">{usdt(preview.receive)}</span>{' '}
              <span className="bl-sum__unit">USDT</span>
            </>
          ) : (
            <span className="bl-sum__big">—</span>
          )}
        </dd>
      </div>
      <div className="bl-sum__row">
        <dt>{t('option.profit', { fee: fee(preview?.reward_fee) })}</dt>
        <dd>{preview ? <Gain value={preview.profit} unit /> : '—'}</dd>
      </div>
      <div className="bl-sum__row">
        <dt>{t('option.loss')}</dt>
        <dd>{preview ? <Gain value={preview.loss} unit soft /> : '—'}</dd>
      </div>
      <div className="bl-sum__row">
        <dt>{t('option.breakEven')}</dt>
        <dd>{format.percent(breakEven(time), { decimals: 1 })}</dd>
      </div>
    </dl>
  )
}
