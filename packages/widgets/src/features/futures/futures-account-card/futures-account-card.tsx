import { add, compare, type Decimal, isNegative, isZero, unrealizedPnl } from '@bourselet/sdk/money'
import { useState } from 'react'
import { useFuturesAccount } from '../../../shared/data/use-futures-account.ts'
import { useMarks } from '../../../shared/data/use-mark.ts'
import { type FuturesAccount, usePositions } from '../../../shared/data/use-positions.ts'
import { useSession } from '../../../shared/data/use-session.ts'
import { resultText } from '../../../shared/format/result-text.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import type { FundPasswordLinks } from '../../../shared/intent/fund-password-dialog.tsx'
import { usePreferences } from '../../../shared/provider/use-preferences.ts'
import { TransferForm } from '../../../shared/transfer/lazy-transfer.ts'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'
import * as icons from '../../../shared/ui/icons.ts'
import { Root } from '../../../shared/ui/root.tsx'
import { Secret } from '../../../shared/ui/secret.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { DANGER, riskOf } from '../risk.ts'
import { MarginGauge } from './margin-gauge.tsx'
import './futures-account-card.css'

export type FuturesAccountCardProps = FundPasswordLinks & {
  /** Called when "Transfer" is pressed. Without this callback the button opens a transfer dialog. */
  onTransfer?: () => void
}

/** The margin ratio and the balances of the futures account, shown below a ticket. */
export function FuturesAccountCard({ onTransfer, ...links }: FuturesAccountCardProps) {
  const { t, ready } = useText('futures')
  const { signedIn } = useSession()
  const { data, error, refetch } = useFuturesAccount()
  const [isOpen, setOpen] = useState(false)
  const [isUnfolded, setUnfolded] = useState(false)
  return (
    <Root name="futures-account" density="compact">
      <div className="bl-futures-account__top">
        <h2 className="bl-futures-account__title">{t('account.title')}</h2>
        {signedIn && ready && !(error && !data) && (
          <FoldButton
            ratio={data?.margin_ratio_pct}
            isUnfolded={isUnfolded}
            onToggle={() => setUnfolded(!isUnfolded)}
          />
        )}
        {signedIn && (
          <button
            type="button"
            className="bl-link bl-futures-account__link bl-touch"
            onClick={onTransfer ?? (() => setOpen(true))}
          >
            {t('account.transfer')}
          </button>
        )}
      </div>
      {ready && !signedIn && <p className="bl-futures-account__note">{t('account.signedOut')}</p>}
      {signedIn && error && !data && <ErrorState error={error} onRetry={refetch} />}
      {signedIn && !(error && !data) && <Standing account={ready ? data : undefined} />}
      <TransferForm {...links} open={isOpen} onOpenChange={setOpen} />
    </Root>
  )
}

type FoldButtonProps = { ratio: Decimal | undefined; isUnfolded: boolean; onToggle: () => void }

/** Shows the margin ratio and folds the figures below it. The style sheet shows this button only in a low terminal. */
function FoldButton({ ratio, isUnfolded, onToggle }: FoldButtonProps) {
  const { t } = useText('futures')
  const format = useFormat()
  return (
    <button
      type="button"
      className="bl-futures-account__fold bl-touch"
      aria-expanded={isUnfolded}
      onClick={onToggle}
    >
      {t('account.ratio')}
      <span data-tone={riskOf(ratio ?? '0')}>
        {ratio === undefined ? <Skeleton width={40} /> : format.percent(ratio)}
      </span>
      <Icon shape={icons.chevronDown} size={14} />
    </button>
  )
}

function Standing({ account }: { account: FuturesAccount | undefined }) {
  const { t } = useText('futures')
  const ratio = account?.margin_ratio_pct ?? '0'
  const pnl = useTotalPnl()
  return (
    <>
      <div className="bl-futures-account__body">
        <MarginGauge ratio={ratio} />
        <dl className="bl-futures-account__list">
          <Line label={t('account.equity')} value={account?.cross_equity} />
          <Line label={t('account.maintenance')} value={account?.maintenance_margin} />
          <Line label={t('account.isolated')} value={account?.isolated_margin} />
          <Line label={t('account.pnl')} value={account && pnl} signed />
        </dl>
      </div>
      {compare(ratio, DANGER) >= 0 && (
        <p className="bl-futures-account__danger" role="status">
          {t('account.danger')}
        </p>
      )}
    </>
  )
}

/** Returns the unrealized profit and loss of all positions, cross and isolated, at the latest mark prices. */
function useTotalPnl(): Decimal {
  const { data } = usePositions()
  const marks = useMarks()
  return (data?.list ?? [])
    .map(({ symbol, side, quantity: qty, entry_price, mark_price }) =>
      unrealizedPnl({ side, qty, entry_price, mark_price: marks.get(symbol)?.mark_price ?? mark_price }),
    )
    .reduce(add, '0')
}

type LineProps = { label: string; value: Decimal | undefined; signed?: boolean }

function Line({ label, value, signed = false }: LineProps) {
  const format = useFormat()
  const { hideAmounts } = usePreferences()
  const trend = signed && value && !isZero(value) ? (isNegative(value) ? 'down' : 'up') : undefined
  return (
    <div className="bl-futures-account__line">
      <dt>{label}</dt>
      <dd data-trend={hideAmounts ? undefined : trend}>
        {value === undefined ? (
          <Skeleton width={70} />
        ) : (
          <Secret dots={4}>
            {signed ? resultText(format, value) : format.amount(value, { decimals: 2, minDecimals: 2 })}
          </Secret>
        )}
      </dd>
    </div>
  )
}
