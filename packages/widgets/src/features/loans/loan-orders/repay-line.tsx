import { compare, isZero, max, sub } from '@bourselet/sdk/money'
import type { ReactNode } from 'react'
import { useServerNow } from '../../../shared/data/use-server-now.ts'
import type { CoinRounding } from '../../../shared/format/format-coin.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { FundPasswordDialog, type FundPasswordLinks } from '../../../shared/intent/fund-password-dialog.tsx'
import { Facts } from '../../../shared/records/facts.tsx'
import { AmountField } from '../../../shared/ui/amount-field.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { CoinAmount } from '../../../shared/ui/coin-amount.tsx'
import { Notice } from '../../../shared/ui/notice.tsx'
import { Segment } from '../../../shared/ui/segment.tsx'
import { useToast } from '../../../shared/ui/use-toast.ts'
import { holdsCollateral, type Loan, payoffAtDue } from '../loan.ts'
import { useIndexPrice } from '../use-loans.ts'
import { type RepayMode, splitOf, useRepayment } from './use-repayment.ts'

type RepayLineProps = FundPasswordLinks & {
  loan: Loan
  /** The kind of repayment with which the form starts. */
  mode: RepayMode
  onModeChange: (mode: RepayMode) => void
  onDone: () => void
}

/**
 * The form below the row of a loan. It repays the loan or adds collateral. Before the payment is sent, it
 * shows how the payment is split between penalty, interest and principal.
 */
export function RepayLine({ loan, mode, onModeChange, onDone, ...links }: RepayLineProps) {
  const { t } = useText('loans')
  const format = useFormat()
  const { show } = useToast()
  const now = useServerNow()
  const price = useIndexPrice(loan.collateral_coin ?? 'BTC')
  const { form, split, before, after, available, coins } = useRepayment(loan, mode, price, () => {
    show({ tone: 'success', title: t(form.values.mode === 'collateral' ? 'repay.added' : 'repay.done') })
    onDone()
  })
  const { values } = form
  const secured = holdsCollateral(loan)
  const unit = values.mode === 'collateral' ? (loan.collateral_coin ?? '') : loan.coin
  const sum = (value: string) => format.amount(value, { minDecimals: 2 })
  const part = (value: string, rounding: CoinRounding) => (
    <CoinAmount value={value} coin={loan.coin} minDecimals={2} rounding={rounding} bare />
  )
  const paid = values.mode === 'full' ? loan.payoff : values.amount === '' ? '0' : values.amount
  const cost = `${format.amount(split ? split.paid : paid, { minDecimals: split ? 2 : 0 })} ${unit}`
  const button =
    values.mode === 'collateral' ? t('repay.add', { amount: cost }) : t('repay.pay', { amount: cost })
  const fact = (label: string, value: ReactNode, tone?: 'up') => (
    <div data-tone={tone}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  )
  const isWhole = split !== null && split.paid === loan.payoff
  const saved = isWhole ? max('0', sub(payoffAtDue(loan, now), loan.payoff)) : '0'
  return (
    <form className="bl-loans__repay" data-keep-clear {...form.props}>
      <Segment
        label={t('repay.mode')}
        value={values.mode}
        onValueChange={(next) => {
          form.reset({ mode: next, amount: '' })
          onModeChange(next)
        }}
        options={[
          { value: 'full', label: t('repay.full') },
          { value: 'part', label: t('repay.part') },
          ...(secured ? [{ value: 'collateral' as const, label: t('repay.collateral') }] : []),
        ]}
      />
      <AmountField
        {...form.field('amount')}
        layout="inline"
        label={t('amount')}
        unit={unit}
        {...(values.mode === 'full' ? { value: loan.payoff, readOnly: true } : {})}
      />
      <dl className="bl-loans__split bl-numbers">
        {split && (
          <>
            {fact(t('repay.penalty'), part(split.paid_penalty, 'UP'))}
            {fact(t('repay.interest'), part(split.paid_interest, 'UP'))}
            {fact(t('repay.principal'), part(split.paid_principal, 'DOWN'))}
            {isWhole &&
              secured &&
              fact(
                t('repay.back'),
                <>
                  +<CoinAmount value={loan.collateral_qty ?? '0'} coin={loan.collateral_coin ?? ''} />
                </>,
                'up',
              )}
            {!isZero(saved) && fact(t('repay.saved'), part(saved, 'DOWN'))}
            {fact(
              t('repay.after'),
              compare(split.paid, available) > 0 ? (
                '—'
              ) : (
                <CoinAmount value={sub(available, split.paid)} coin={loan.coin} minDecimals={2} />
              ),
            )}
          </>
        )}
        {before && after && (
          <>
            {fact(t('ltv.label'), `${format.percent(before.ltv_pct)} → ${format.percent(after.ltv_pct)}`)}
            {fact(t('ltv.soldAt'), format.price(after.liquidation_price))}
            {fact(t('available'), <CoinAmount value={coins} coin={loan.collateral_coin ?? ''} />)}
          </>
        )}
      </dl>
      {form.failure && <Notice tone="error">{form.failure}</Notice>}
      <Button type="submit" busy={form.busy}>
        {button}
      </Button>
      <FundPasswordDialog
        {...links}
        intent={form.intent}
        prompt={(request) => {
          if ('quantity' in request)
            return {
              button,
              summary: <Facts rows={[[t('ltv.label'), after ? format.percent(after.ltv_pct) : '—']]} />,
            }
          // Interest or a penalty for another day may be charged while the dialog is open. So the dialog computes its
          // amounts from the request that the member confirms, not from the latest amount due.
          const sent = splitOf(loan, 'max_amount' in request ? request.max_amount : request.amount)
          return {
            button: t('repay.pay', { amount: `${sum(sent.paid)} ${unit}` }),
            summary: (
              <Facts
                rows={[
                  [t('repay.penalty'), sum(sent.paid_penalty)],
                  [t('repay.interest'), sum(sent.paid_interest)],
                  [t('repay.principal'), sum(sent.paid_principal)],
                ]}
              />
            ),
          }
        }}
      />
    </form>
  )
}
