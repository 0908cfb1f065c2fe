import { Fragment, useId, useState } from 'react'
import { RichText } from '../../../shared/content/rich-text.tsx'
import { shortDay, weekDay } from '../../../shared/format/short-day.ts'
import { useCoinAmount } from '../../../shared/format/use-coin-amount.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useGap } from '../../../shared/i18n/use-gap.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Facts } from '../../../shared/records/facts.tsx'
import { DayStaircase } from '../../../shared/staircase/day-staircase.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { Checkbox } from '../../../shared/ui/checkbox.tsx'
import { CoinAmount } from '../../../shared/ui/coin-amount.tsx'
import { Dialog } from '../../../shared/ui/dialog.tsx'
import { Notice } from '../../../shared/ui/notice.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { useLoanBlock } from './use-loan-block.ts'
import type { LoanEntryState } from './use-loan-entry.ts'

/** The cost of the loan day by day, and the payments that are due during its term. */
export function PlanPanel({ entry }: { entry: LoanEntryState }) {
  const { t } = useText('loans')
  const format = useFormat()
  const { goods, plan, term } = entry
  const amountOf = useCoinAmount()
  const debt = (value: string) => amountOf(value, goods.coin, { minDecimals: 2, rounding: 'UP' })
  const day = (date: string) => weekDay(format.locale, date)
  return (
    <Panel
      className="bl-loans__plan"
      title={t('plan.title')}
      actions={
        <p className="bl-loans__legend">
          <span data-tone="interest">{t('plan.interest')}</span>
          <span data-tone="late">{t('plan.late')}</span>
        </p>
      }
    >
      <div className="bl-loans__chart">
        <DayStaircase
          label={t('plan.title')}
          coin={goods.coin}
          days={plan.chart}
          height={goods.collateral ? 336 : 236}
          rounding="UP"
          marker={{
            date: plan.chart[term.days - 1]?.date ?? '',
            label: t('plan.due', {
              date: shortDay(format.locale, plan.dueDate),
              amount: debt(plan.total_repayment),
            }),
          }}
        />
      </div>
      <dl className="bl-loans__steps bl-numbers">
        <div data-tone="up">
          <dt>{t('plan.today')}</dt>
          <dd>
            +<CoinAmount value={plan.actual_arrival} coin={goods.coin} minDecimals={2} bare />
          </dd>
          <dd>{t('plan.todayNote')}</dd>
        </div>
        <div>
          <dt>{day(plan.dueDate)}</dt>
          <dd>
            −<CoinAmount value={plan.total_repayment} coin={goods.coin} minDecimals={2} rounding="UP" bare />
          </dd>
          <dd>{t('plan.dueNote')}</dd>
        </div>
        <div data-tone="down">
          <dt>{t('plan.lateUntil', { date: day(plan.lateDate) })}</dt>
          <dd>{t('plan.perDay', { amount: debt(plan.lateDaily) })}</dd>
          <dd>{t('plan.graceNote', { count: plan.graceDays, times: goods.overdue_multiplier })}</dd>
        </div>
      </dl>
    </Panel>
  )
}

type SummaryProps = {
  entry: LoanEntryState
  isSignedIn: boolean
  onSignIn?: (() => void) | undefined
  onVerify?: (() => void) | undefined
}

/** The summary of a loan application: the payout, the cost, the agreement and the submit button. */
export function SummaryPanel({ entry, ...props }: SummaryProps) {
  const { t } = useText('loans')
  const format = useFormat()
  const { form, goods, plan, term } = entry
  const { amount } = form.values
  const cost = (value: string) => (
    <CoinAmount value={value} coin={goods.coin} minDecimals={2} rounding="UP" bare />
  )
  return (
    <Panel
      className="bl-loans__sum"
      title={t('yourLoan')}
      actions={<span>{t('daysLong', { count: term.days })}</span>}
    >
      <div className="bl-loans__sum-body">
        <dl className="bl-loans__figure bl-numbers">
          <dt className="bl-loans__caption">{t('arrival')}</dt>
          <dd>
            <strong>
              <CoinAmount value={plan.actual_arrival} coin={goods.coin} minDecimals={2} bare />
            </strong>{' '}
            {goods.coin}
          </dd>
        </dl>
        <Facts
          rows={[
            [t('amount'), format.amount(amount === '' ? '0' : amount, { minDecimals: 2 })],
            [
              t('fee', { rate: format.rate(goods.fee_rate) }),
              <Fragment key="fee">−{cost(plan.handling_fee)}</Fragment>,
            ],
            [t('interestADay', { rate: format.rate(term.daily_rate) }), cost(plan.daily_interest)],
            [t('totalInterest', { rate: format.rate(plan.total_rate) }), cost(plan.total_interest)],
            [
              t('totalRepayment'),
              <strong key="sum">
                <CoinAmount value={plan.total_repayment} coin={goods.coin} minDecimals={2} rounding="UP" />
              </strong>,
            ],
          ]}
        />
        <p className="bl-loans__caption">{t('early')}</p>
      </div>
      <Commit entry={entry} {...props} />
    </Panel>
  )
}

/**
 * The agreement and the submit button. A member who cannot borrow now sees the reason below the button. If their
 * identity is not verified, a button that leads to the verification is beside the reason.
 */
function Commit({ entry, isSignedIn, onSignIn, onVerify }: SummaryProps) {
  const { t } = useText('loans')
  const gap = useGap()
  const format = useFormat()
  const amountOf = useCoinAmount()
  const { form, goods, coin, collateral, member } = entry
  const { amount, agree } = form.values
  const block = useLoanBlock(goods, member)
  const reason = useId()
  const whole = `${format.amount(amount === '' ? '0' : amount)} ${goods.coin}`
  return (
    <div className="bl-loans__commit">
      <Checkbox
        name="agree"
        checked={agree}
        onCheckedChange={(next) => form.set({ agree: next })}
        error={form.error('agree')}
      >
        {t('agree')}
        {gap}
        <Agreement html={goods.rules_html} />
      </Checkbox>
      {form.failure && <Notice tone="error">{form.failure}</Notice>}
      {isSignedIn ? (
        <Button
          type="submit"
          variant="primary"
          size="big"
          wide
          busy={form.busy}
          // The button can still be focused, so that screen readers state the reason below it.
          aria-disabled={block !== undefined}
          aria-describedby={reason}
          onClick={(event) => block && event.preventDefault()}
        >
          {collateral === null
            ? t('borrow', { amount: whole })
            : t('borrowAgainst', {
                amount: whole,
                collateral: `${amountOf(collateral, coin, { rounding: 'UP' })} ${coin}`,
              })}
        </Button>
      ) : (
        <Button variant="primary" size="big" wide onClick={() => onSignIn?.()} disabled={!onSignIn}>
          {t('signIn')}
        </Button>
      )}
      <div className="bl-loans__caption bl-loans__reply" role="status" data-blocked={block && true}>
        <p id={reason}>{block?.text ?? t(isSignedIn ? 'passwordNext' : 'signedOutNote')}</p>
        {block?.name === 'KYC_REQUIRED' && onVerify && (
          <Button size="small" onClick={() => onVerify()}>
            {t('verify')}
          </Button>
        )}
      </div>
    </div>
  )
}

/** A link that opens the loan agreement in a dialog. */
function Agreement({ html }: { html: string }) {
  const { t } = useText('loans')
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="bl-link" onClick={() => setOpen(true)}>
        {t('agreement')}
      </button>
      <Dialog open={open} onOpenChange={setOpen} title={t('agreementTitle')} size="medium">
        <RichText html={html} />
      </Dialog>
    </>
  )
}

/**
 * The summary of the loan, shown in the dialog that requests the fund password before the application is sent.
 */
export function LoanConfirm({ entry }: { entry: LoanEntryState }) {
  const { t } = useText('loans')
  const format = useFormat()
  const { plan, goods, collateral, coin } = entry
  const sum = (value: string) => `${format.amount(value, { minDecimals: 2 })} ${goods.coin}`
  return (
    <Facts
      rows={[
        [t('arrival'), sum(plan.actual_arrival)],
        [t('totalRepayment'), sum(plan.total_repayment)],
        [t('dueOn'), weekDay(format.locale, plan.dueDate)],
        collateral === null
          ? null
          : [t('collateral'), t('about', { amount: `${format.amount(collateral)} ${coin}` })],
      ]}
    />
  )
}
