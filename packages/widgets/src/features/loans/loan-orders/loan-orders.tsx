import { DAY_MS, div, isZero } from '@bourselet/sdk/money'
import { type ReactNode, useState } from 'react'
import { useServerNow } from '../../../shared/data/use-server-now.ts'
import { useSession } from '../../../shared/data/use-session.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import type { FundPasswordLinks } from '../../../shared/intent/fund-password-dialog.tsx'
import { Moment } from '../../../shared/orders/moment.tsx'
import { SignedOut } from '../../../shared/orders/signed-out.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { CoinAmount } from '../../../shared/ui/coin-amount.tsx'
import { CoinIcon } from '../../../shared/ui/coin-icon.tsx'
import { Empty } from '../../../shared/ui/empty.tsx'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'
import * as icons from '../../../shared/ui/icons.ts'
import { Meter } from '../../../shared/ui/meter.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { Root } from '../../../shared/ui/root.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { Tabs } from '../../../shared/ui/tabs.tsx'
import { widget } from '../../../shared/ui/widget.tsx'
import { dayOf, isPaidOut, type Loan, lateDays } from '../loan.ts'
import { LoanStatusChip } from '../loan-records/loan-details.tsx'
import { LoanHistory } from '../loan-records/loan-records.tsx'
import { LtvBar, limitText, type SecuredLoan, securedBy, useLoanToValue } from '../ltv-scale.tsx'
import { useLoanGoods, useLoans } from '../use-loans.ts'
import { RepayLine } from './repay-line.tsx'
import type { RepayMode } from './use-repayment.ts'
import '../loans.css'

export type LoanOrdersProps = FundPasswordLinks & { onSignIn?: () => void }

/** The member's loans: open loans with forms to repay them, loans in review, and ended loans. */
export const LoanOrders = widget('loan-orders', function LoanOrders({ onSignIn, ...links }: LoanOrdersProps) {
  const { t, ready } = useText('loans')
  const { signedIn } = useSession()
  const [tab, setTab] = useState<'active' | 'review' | 'history'>('active')
  const answer = useLoans('open')
  const past = useLoans('history')
  const limits = useLoanGoods().data?.find(({ ltv }) => ltv !== null)?.ltv
  const format = useFormat()
  const open = answer.data?.list
  const active = open?.filter(isPaidOut)
  const review = open?.filter(({ status }) => status === 'review')
  if (!signedIn)
    return (
      <Root name="loan-orders" className="bl-orders">
        <Panel>{ready && <SignedOut title={t('signedOut')} onSignIn={onSignIn} />}</Panel>
      </Root>
    )
  const rows = tab === 'active' ? active : review
  return (
    <Root name="loan-orders" className="bl-orders">
      <Panel>
        <Tabs
          label={t('orders')}
          value={tab}
          onValueChange={setTab}
          tabs={[
            { value: 'active', label: t('active'), ...counted(active?.length) },
            { value: 'review', label: t('inReview'), ...counted(review?.length) },
            { value: 'history', label: t('ended'), ...counted(past.data?.page.total) },
          ]}
          end={
            limits && (
              <span className="bl-loans__marks">
                <span data-tone="call">
                  {t('ltv.callNote', { pct: limitText(format, limits.margin_call) })}
                </span>
                <span data-tone="sold">
                  {t('ltv.soldNote', { pct: limitText(format, limits.liquidation) })}
                </span>
              </span>
            )
          }
        />
        {tab === 'history' ? (
          <LoanHistory />
        ) : answer.error && !open ? (
          <ErrorState error={answer.error} onRetry={answer.refetch} retrying={answer.refreshing} />
        ) : !rows || !ready ? (
          <Skeleton height={116} />
        ) : rows.length === 0 ? (
          <Empty
            icon={icons.bank}
            title={t(tab === 'active' ? 'none' : 'noneInReview')}
            text={t('noneText')}
          />
        ) : (
          <ul className="bl-loans__list">
            {rows.map((loan) => (
              <LoanItem key={loan.order_no} loan={loan} {...links} />
            ))}
          </ul>
        )}
      </Panel>
    </Root>
  )
})

const counted = (count: number | undefined) => (count === undefined ? {} : { count })

function LoanItem({ loan, ...links }: FundPasswordLinks & { loan: Loan }) {
  const { t } = useText('loans')
  const format = useFormat()
  const [mode, setMode] = useState<RepayMode | null>(null)
  // The repayment form stores the selected kind of repayment in its own state. To select collateral in an open form,
  // the link "add collateral" changes the React key `opening`. React then mounts the form again with collateral
  // selected.
  const [opening, setOpening] = useState(0)
  const addCollateral = () => {
    if (mode === 'collateral') return
    setMode('collateral')
    setOpening(opening + 1)
  }
  const secured = securedBy(loan)
  const { coin, amount, term_days, daily_rate } = loan
  const debt = (value: string) => <CoinAmount value={value} coin={coin} minDecimals={2} rounding="UP" bare />
  return (
    <li className="bl-loans__item" data-open={mode ? true : undefined}>
      <div className="bl-loans__row bl-numbers">
        <p className="bl-loans__name">
          <CoinIcon coin={coin} size={24} />
          <span>
            <strong>{t('loanOf', { amount: `${format.amount(amount)} ${coin}`, count: term_days })}</strong>
            <small>{t('rateADay', { rate: format.rate(daily_rate) })}</small>
          </span>
          {loan.status !== 'repaying' && <LoanStatusChip status={loan.status} />}
        </p>
        {isPaidOut(loan) ? (
          <>
            <Cell label={t('principalLeft')} value={debt(loan.principal_left)} />
            <Cell label={t('interestDue')} value={debt(loan.interest_due)}>
              {!isZero(loan.penalty_due) && (
                <>
                  <small>{t('repay.penalty')}</small>
                  <span>{debt(loan.penalty_due)}</span>
                </>
              )}
            </Cell>
            <Cell label={t('owedToday')} value={<strong>{debt(loan.payoff)}</strong>} />
            <TermCell loan={loan} />
          </>
        ) : (
          <Cell
            label={t('arrival')}
            value={<CoinAmount value={loan.actual_arrival} coin={coin} minDecimals={2} bare />}
          />
        )}
        {secured ? <LtvCell loan={secured} onCollateral={addCollateral} /> : <span />}
        {isPaidOut(loan) && (
          <Button
            size="small"
            aria-expanded={mode !== null}
            onClick={() => setMode(mode === null ? 'full' : null)}
          >
            {t('repay.open')}
            <Icon shape={mode === null ? icons.chevronRight : icons.chevronDown} size={16} />
          </Button>
        )}
      </div>
      {mode && isPaidOut(loan) && (
        <RepayLine
          key={opening}
          {...links}
          loan={loan}
          mode={mode}
          onModeChange={setMode}
          onDone={() => setMode(null)}
        />
      )}
    </li>
  )
}

function Cell({ label, value, children }: { label: string; value: ReactNode; children?: ReactNode }) {
  return (
    <p className="bl-loans__cell">
      <small>{label}</small>
      <span>{value}</span>
      {children}
    </p>
  )
}

/**
 * Shows the day of the term, such as 3 of 7, and the due time of a loan. For a late loan, shows the days since the
 * due time and the time at which the loan defaults.
 */
function TermCell({ loan }: { loan: Loan }) {
  const { t } = useText('loans')
  const now = useServerNow()
  const day = dayOf(loan, now)
  const due = loan.due_at ?? 0
  const isUrgent = due - now < DAY_MS
  const isLate = loan.status !== 'repaying'
  return (
    <div className="bl-loans__cell bl-loans__cell--wide" data-urgent={isUrgent || undefined}>
      <p>
        <span>
          {isLate
            ? t('late', { count: Math.max(1, lateDays(loan, now)) })
            : t('dayOf', { day, days: loan.term_days })}
        </span>
        <span>
          {loan.status === 'overdue' ? (
            <>
              {t('defaultFrom')} <Moment ts={due + loan.grace_days * DAY_MS} />
            </>
          ) : (
            <>
              {t('due')} <Moment ts={due} />
            </>
          )}
        </span>
      </p>
      <Meter
        label={t('termLabel')}
        percent={(100 * day) / loan.term_days}
        tone={isLate ? 'down' : isUrgent ? 'warn' : 'neutral'}
      />
    </div>
  )
}

function LtvCell({ loan, onCollateral }: { loan: SecuredLoan; onCollateral: () => void }) {
  const { t } = useText('loans')
  const format = useFormat()
  const live = useLoanToValue(loan)
  const pct = live?.ltv_pct ?? loan.ltv_pct ?? '0'
  return (
    <div className="bl-loans__cell bl-loans__cell--wide">
      <p>
        <span>{format.percent(pct)}</span>
        <span>
          {t('ltv.callAt', { price: format.price(live?.margin_call_price ?? loan.margin_call_price ?? '0') })}
        </span>
      </p>
      <LtvBar pct={div(pct, '1', 2, 'HALF_UP')} limits={loan.ltv} />
      <p>
        <span>
          <CoinAmount value={loan.collateral_qty} coin={loan.collateral_coin} />
        </span>
        <button type="button" className="bl-link" onClick={() => onCollateral()}>
          {t('repay.collateral')}
        </button>
      </p>
    </div>
  )
}
