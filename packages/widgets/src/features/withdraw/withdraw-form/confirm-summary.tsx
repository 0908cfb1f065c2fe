import { useBalances } from '../../../shared/data/use-balances.ts'
import { useMember } from '../../../shared/data/use-member.ts'
import { useSiteSettings } from '../../../shared/data/use-site-settings.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { AddressText } from '../../../shared/funds/address-text.tsx'
import { useText } from '../../../shared/i18n/use-text.ts'
import { ReviewNote } from '../review-note.tsx'
import { useRecentChange } from '../use-recent-change.ts'
import { type Intent, previewOf, reasonsFor, ruleOf, savedAddress } from './draft.ts'
import { PlaceName } from './place-name.tsx'

/**
 * All terms of the withdrawal, shown above the field for the fund password before the request is sent. They are read
 * from the request and not from the form, because the form may select another address or coin when its data is loaded
 * again.
 */
export function ConfirmSummary({ request }: { request: Intent }) {
  const { t } = useText('withdraw')
  const format = useFormat()
  const { data: member } = useMember()
  const { data: wallet } = useBalances()
  const { data: settings } = useSiteSettings()
  const isRecent = useRecentChange()
  const { coin, amount } = request
  const isBank = 'bank_id' in request
  const book = member?.wallet_info.addresses ?? []
  const typed = 'address' in request ? request.address : undefined
  const saved =
    'address_id' in request
      ? book.find(({ id }) => id === request.address_id)
      : isBank || typed === undefined
        ? undefined
        : savedAddress(book, request.chain, typed)
  const card = isBank ? member?.wallet_info.banks.find(({ id }) => id === request.bank_id) : undefined
  const address = saved?.address ?? typed
  const terms = isBank
    ? settings?.bank_withdraw_terms
    : wallet?.list
        .find((row) => row.account === 'spot' && row.coin === coin)
        ?.chains.find(({ chain }) => chain === request.chain)
  const preview = terms ? previewOf(amount, ruleOf(terms)) : null
  const sum = (value?: string) =>
    value === undefined ? '—' : `${format.amount(value, { minDecimals: 2 })} ${coin}`
  const standing = member?.withdraw_review_reasons ?? []
  const reasons = isBank && !card ? standing : reasonsFor(saved ?? card, standing, isRecent)
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
            <PlaceName isBank={isBank} card={card} saved={saved} typed={typed} />
            {address && <AddressText address={address} />}
          </dd>
        </div>
        <div>
          <dt>{t('feeAndNetwork')}</dt>
          <dd>
            {isBank ? t('bank.card') : request.chain} · {sum(preview?.fee)}
          </dd>
        </div>
      </dl>
      {reasons.length > 0 && (
        <ReviewNote reasons={reasons} isBank={isBank} until={member?.withdraw_review_until ?? null} />
      )}
    </>
  )
}
