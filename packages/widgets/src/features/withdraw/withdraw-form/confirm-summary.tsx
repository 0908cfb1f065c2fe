import { useFormat } from '../../../shared/format/use-format.ts'
import { AddressText } from '../../../shared/funds/address-text.tsx'
import { useText } from '../../../shared/i18n/use-text.ts'
import { ReviewNote } from '../review-note.tsx'
import { previewOf } from './draft.ts'
import type { WithdrawEntryState } from './use-withdraw-entry.ts'
import { PlaceName } from './withdraw-summary.tsx'

/** All terms of the withdrawal, shown above the field for the fund password before the request is sent. */
export function ConfirmSummary({ entry }: { entry: WithdrawEntryState }) {
  const { t } = useText('withdraw')
  const format = useFormat()
  const { draft, terms, target, reasons, member } = entry
  const preview = previewOf(draft.amount, terms.rule)
  const address = terms.method === 'bank' ? null : (target?.address ?? draft.address.trim())
  const sum = (value = '0') => `${format.amount(value, { minDecimals: 2 })} ${terms.coin}`
  return (
    <>
      <dl className="bl-withdraw__confirm bl-numbers">
        <div>
          <dt>{t('arrival')}</dt>
          <dd className="bl-withdraw__confirm-sum">{sum(preview?.arrival)}</dd>
        </div>
        <div>
          <dt>{t('to')}</dt>
          <dd>
            <PlaceName entry={entry} />
            {address && <AddressText address={address} />}
          </dd>
        </div>
        <div>
          <dt>{t('feeAndNetwork')}</dt>
          <dd>
            {terms.method === 'bank' ? t('bank.card') : terms.chain}, {sum(preview?.fee)}
          </dd>
        </div>
      </dl>
      {reasons.length > 0 && <ReviewNote reasons={reasons} until={member?.withdraw_review_until ?? null} />}
    </>
  )
}
