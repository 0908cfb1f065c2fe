import { add } from '@bourselet/sdk/money'
import { Fragment, type ReactNode } from 'react'
import { useMember } from '../../../shared/data/use-member.ts'
import { useServerNow } from '../../../shared/data/use-server-now.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Moment } from '../../../shared/orders/moment.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { CoinAmount } from '../../../shared/ui/coin-amount.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { holdsCollateral, isOnTime, isPaidOut, type Loan, payoffAtDue } from '../loan.ts'
import { useLoans } from '../use-loans.ts'

/** The member's loans summarized in one line: debt, next repayment, collateral, credit score. */
export function LoanStrip({ onRecords }: { onRecords: (() => void) | undefined }) {
  const { t } = useText('loans')
  const now = useServerNow()
  const { data: member } = useMember()
  const open = useLoans('open').data?.list
  const past = useLoans('history').data?.list
  const owing = open?.filter(isPaidOut)
  // The sort order puts loans that are overdue or in default first, because their due times have already passed.
  const next = owing?.toSorted((a, b) => (a.due_at ?? 0) - (b.due_at ?? 0))[0]
  const isLate = next !== undefined && next.status !== 'repaying'
  const held = heldCoins(open ?? [])
  const repaid = past?.filter(({ status }) => status === 'repaid')
  const fact = (label: string, value: ReactNode) => (
    <div>
      <dt>{label}</dt>
      <dd>{value === undefined ? <Skeleton width={96} /> : value}</dd>
    </div>
  )
  const coin = owing?.[0]?.coin ?? 'USDT'
  const debt = (value: string, of: string) => (
    <CoinAmount value={value} coin={of} minDecimals={2} rounding="UP" bare />
  )
  return (
    <Panel className="bl-loans__strip">
      <h2>{t('title')}</h2>
      <dl className="bl-numbers">
        {fact(
          t('strip.owed'),
          owing && (
            <>
              <strong>
                {debt(
                  owing.reduce((total, { payoff }) => add(total, payoff), '0'),
                  coin,
                )}
              </strong>{' '}
              {coin}
            </>
          ),
        )}
        {fact(
          t('strip.next'),
          open &&
            (next ? (
              <span data-late={isLate || undefined}>
                {isLate ? t(`status.${next.status}`) : <Moment ts={next.due_at ?? 0} />}
                {' · '}
                {debt(isLate ? next.payoff : payoffAtDue(next, now), next.coin)}
              </span>
            ) : (
              '—'
            )),
        )}
        {fact(
          t('strip.collateral'),
          open &&
            (held.length === 0
              ? '—'
              : held.map(([name, amount], at) => (
                  <Fragment key={name}>
                    {at > 0 && ', '}
                    <CoinAmount value={amount} coin={name} />
                  </Fragment>
                ))),
        )}
        {fact(
          t('strip.credit'),
          member && (
            <>
              {member.credit_score} <small>/ 100</small>
            </>
          ),
        )}
        {fact(
          t('strip.onTime'),
          repaid &&
            (repaid.length === 0
              ? '—'
              : t('strip.onTimeOf', { some: repaid.filter(isOnTime).length, all: repaid.length })),
        )}
      </dl>
      {onRecords && (
        <Button size="small" onClick={() => onRecords()}>
          {t('records')}
        </Button>
      )}
    </Panel>
  )
}

/** Returns the total locked collateral of the loans for each coin. */
function heldCoins(loans: readonly Loan[]): [coin: string, amount: string][] {
  const sums = new Map<string, string>()
  for (const { collateral_coin, collateral_qty, ...rest } of loans)
    if (collateral_coin && holdsCollateral({ ...rest, collateral_coin, collateral_qty }))
      sums.set(collateral_coin, add(sums.get(collateral_coin) ?? '0', collateral_qty ?? '0'))
  return [...sums]
}
