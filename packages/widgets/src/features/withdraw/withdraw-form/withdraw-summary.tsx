import { isZero } from '@bourselet/sdk/money'
import { FormFailure } from '../../../shared/form/form-failure.tsx'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Facts } from '../../../shared/records/facts.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { CoinAmount } from '../../../shared/ui/coin-amount.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { ReviewNote } from '../review-note.tsx'
import { previewOf } from './draft.ts'
import { PlaceName } from './place-name.tsx'
import type { WithdrawEntryState } from './use-withdraw-entry.ts'

/** The expected result of the withdrawal: the amount received, the fee and the destination. */
export function WithdrawSummary({ entry }: { entry: WithdrawEntryState }) {
  const { t } = useText('withdraw')
  const format = useFormat()
  const { draft, terms, form, reasons, member, target, card } = entry
  const preview = previewOf(draft.amount, terms.rule)
  // A fixed fee is known before an amount is entered, so it is shown without a preview.
  const fee = preview?.fee ?? (isZero(terms.rule.fee_rate) ? terms.rule.fee_fixed : undefined)
  const sum = (value: string | undefined) =>
    value === undefined ? '—' : `${format.amount(value)} ${terms.coin}`
  return (
    <Panel className="bl-withdraw__sum" title={t('summary')}>
      <div className="bl-withdraw__sum-body">
        <p className="bl-withdraw__caption">{t('arrival')}</p>
        <p className="bl-withdraw__figure bl-numbers">
          <strong data-empty={preview ? undefined : true}>
            <CoinAmount value={preview?.arrival ?? '0'} coin={terms.coin} minDecimals={2} bare />
          </strong>{' '}
          {terms.coin}
        </p>
        <Facts
          rows={[
            [t('amount'), sum(draft.amount === '' ? undefined : draft.amount)],
            [
              t('networkFee', { chain: terms.method === 'bank' ? t('bank.card') : terms.chain }),
              fee === undefined ? '—' : <CoinAmount key="fee" value={fee} coin={terms.coin} rounding="UP" />,
            ],
            [
              t('to'),
              <PlaceName
                key="to"
                isBank={terms.method === 'bank'}
                card={card}
                saved={target}
                typed={draft.address.trim()}
              />,
            ],
            [t('arrives'), t(reasons.length > 0 ? 'afterReview' : 'soon')],
          ]}
        />
        {reasons.length > 0 && (
          <ReviewNote
            reasons={reasons}
            isBank={terms.method === 'bank'}
            until={member?.withdraw_review_until ?? null}
          />
        )}
        <Button type="submit" variant="primary" size="big" wide busy={form.busy}>
          {t('continue')}
        </Button>
        <FormFailure text={form.failure} />
        <p className="bl-withdraw__frozen">{t('frozen')}</p>
      </div>
    </Panel>
  )
}
