import { add } from '@bourselet/sdk/money'
import { useState } from 'react'
import { RichText } from '../../../shared/content/rich-text.tsx'
import { shortDay, weekDay } from '../../../shared/format/short-day.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Facts } from '../../../shared/records/facts.tsx'
import { DayStaircase } from '../../../shared/staircase/day-staircase.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { Checkbox } from '../../../shared/ui/checkbox.tsx'
import { Dialog } from '../../../shared/ui/dialog.tsx'
import { Notice } from '../../../shared/ui/notice.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import type { LoanEntryState } from './use-loan-entry.ts'

/** The cost of the loan day by day, and the payments that are due during its term. */
export function PlanPanel({ entry }: { entry: LoanEntryState }) {
  const { t } = useText('loans')
  const format = useFormat()
  const { goods, plan, term } = entry
  const sum = (value: string) => format.amount(value, { decimals: 2, minDecimals: 2 })
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
          marker={{
            date: plan.chart[term.days - 1]?.date ?? '',
            label: t('plan.due', {
              date: shortDay(format.locale, plan.dueDate),
              amount: sum(plan.total_repayment),
            }),
          }}
        />
      </div>
      <dl className="bl-loans__steps bl-numbers">
        <div data-tone="up">
          <dt>{t('plan.today')}</dt>
          <dd>+{sum(plan.actual_arrival)}</dd>
          <dd>{t('plan.todayNote')}</dd>
        </div>
        <div>
          <dt>{day(plan.dueDate)}</dt>
          <dd>−{sum(plan.total_repayment)}</dd>
          <dd>{t('plan.dueNote')}</dd>
        </div>
        <div data-tone="down">
          <dt>{t('plan.lateUntil', { date: day(plan.lateDate) })}</dt>
          <dd>{t('plan.perDay', { amount: sum(plan.lateDaily) })}</dd>
          <dd>{t('plan.graceNote', { count: plan.graceDays, times: goods.overdue_multiplier })}</dd>
        </div>
      </dl>
    </Panel>
  )
}

type SummaryProps = { entry: LoanEntryState; isSignedIn: boolean; onSignIn: (() => void) | undefined }

/** The summary of a loan application: the payout, the cost, the agreement and the submit button. */
export function SummaryPanel({ entry, isSignedIn, onSignIn }: SummaryProps) {
  const { t } = useText('loans')
  const format = useFormat()
  const { form, goods, plan, term, coin, collateral } = entry
  const { amount, agree } = form.values
  const sum = (value: string) => format.amount(value, { minDecimals: 2 })
  const whole = `${format.amount(amount === '' ? '0' : amount)} ${goods.coin}`
  return (
    <Panel
      className="bl-loans__sum"
      title={t('yourLoan')}
      actions={<span>{t('daysLong', { count: term.days })}</span>}
    >
      <div className="bl-loans__sum-body">
        <p className="bl-loans__caption">{t('arrival')}</p>
        <p className="bl-loans__figure bl-numbers">
          <strong>{sum(plan.actual_arrival)}</strong> {goods.coin}
        </p>
        <Facts
          rows={[
            [t('amount'), sum(amount === '' ? '0' : amount)],
            [t('fee', { rate: format.rate(goods.fee_rate) }), `−${sum(plan.handling_fee)}`],
            [t('interestADay', { rate: format.rate(term.daily_rate) }), sum(plan.daily_interest)],
            [t('totalInterest', { rate: format.rate(plan.total_rate) }), sum(plan.total_interest)],
            [t('totalRepayment'), <strong key="sum">{`${sum(plan.total_repayment)} ${goods.coin}`}</strong>],
          ]}
        />
        <p className="bl-loans__caption">{t('early')}</p>
        <div className="bl-loans__commit">
          <Checkbox
            name="agree"
            checked={agree}
            onCheckedChange={(next) => form.set({ agree: next })}
            error={form.error('agree')}
          >
            {t('agree')} <Agreement html={goods.rules_html} />
          </Checkbox>
          {form.failure && <Notice tone="error">{form.failure}</Notice>}
          {isSignedIn ? (
            <Button type="submit" variant="primary" size="big" wide busy={form.busy}>
              {collateral === null
                ? t('borrow', { amount: whole })
                : t('borrowAgainst', { amount: whole, collateral: `${format.amount(collateral)} ${coin}` })}
            </Button>
          ) : (
            <Button variant="primary" size="big" wide onClick={onSignIn} disabled={!onSignIn}>
              {t('signIn')}
            </Button>
          )}
          <p className="bl-loans__caption bl-loans__caption--center">
            {isSignedIn ? t('passwordNext') : t('signedOutNote')}
          </p>
        </div>
      </div>
    </Panel>
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
        [t('totalRepayment'), sum(add(plan.total_repayment, '0'))],
        [t('dueOn'), weekDay(format.locale, plan.dueDate)],
        collateral === null
          ? null
          : [t('collateral'), t('about', { amount: `${format.amount(collateral)} ${coin}` })],
      ]}
    />
  )
}
