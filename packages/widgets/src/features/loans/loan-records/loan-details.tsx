import { isZero } from '@bourselet/sdk/money'
import { useFormat } from '../../../shared/format/use-format.ts'
import { ShortId } from '../../../shared/funds/short-id.tsx'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Moment } from '../../../shared/orders/moment.tsx'
import { Facts } from '../../../shared/records/facts.tsx'
import { Chip, type ChipProps } from '../../../shared/ui/chip.tsx'
import { Dialog } from '../../../shared/ui/dialog.tsx'
import { useLast } from '../../../shared/ui/use-last.ts'
import type { Loan, LoanStatus } from '../loan.ts'
import '../loans.css'

const tones: Record<LoanStatus, ChipProps['tone']> = {
  review: 'neutral',
  rejected: 'down',
  repaying: 'accent',
  overdue: 'warn',
  repaid: 'up',
  defaulted: 'down',
}

/** A chip with the status of a loan. */
export function LoanStatusChip({ status }: { status: LoanStatus }) {
  const { t } = useText('loans')
  return <Chip tone={tones[status]}>{t(`status.${status}`)}</Chip>
}

/** The details of one loan with its repayments and the liquidation of its collateral. */
export function LoanDetails({ loan: row, onClose }: { loan: Loan | null; onClose: () => void }) {
  const { t } = useText('loans')
  const format = useFormat()
  const loan = useLast(row)
  return (
    <Dialog
      open={row !== null}
      onOpenChange={(open) => !open && onClose()}
      title={
        loan && t('loanOf', { amount: `${format.amount(loan.amount)} ${loan.coin}`, count: loan.term_days })
      }
      description={loan && <LoanStatusChip status={loan.status} />}
    >
      {loan && <Whole loan={loan} />}
    </Dialog>
  )
}

function Whole({ loan }: { loan: Loan }) {
  const { t } = useText('loans')
  const { t: shared } = useText('shared')
  const format = useFormat()
  const sum = (value: string) => `${format.amount(value, { minDecimals: 2 })} ${loan.coin}`
  const { repayments, liquidation, collateral_coin, collateral_qty } = loan
  return (
    <div className="bl-loans__details">
      <Facts
        rows={[
          [t('arrival'), sum(loan.actual_arrival)],
          [t('handlingFee'), sum(loan.handling_fee)],
          [t('interestRate'), format.rate(loan.daily_rate)],
          loan.disbursed_at === null ? null : [t('paidOutAt'), <Moment key="out" ts={loan.disbursed_at} />],
          loan.due_at === null ? null : [t('due'), <Moment key="due" ts={loan.due_at} />],
          isZero(loan.payoff) ? null : [t('owedToday'), sum(loan.payoff)],
          [t('repaidSum'), sum(loan.repaid)],
          collateral_coin === null || collateral_qty === null
            ? null
            : [t('collateral'), `${format.amount(collateral_qty)} ${collateral_coin}`],
          loan.reject_reason === null ? null : [t('reason'), loan.reject_reason],
          [shared('funds.number'), <ShortId key="no" text={loan.order_no} label={shared('funds.number')} />],
        ]}
      />
      {repayments.length > 0 && (
        <section>
          <h3>{t('repayments')}</h3>
          <Facts
            rows={repayments.map((one, at) => [
              <Moment key="at" ts={one.created_at} />,
              <span key="sum" className="bl-loans__paid">
                {sum(one.paid)}
                <small>
                  {t(`source.${one.source}`)} ·{' '}
                  {t('paidSplit', {
                    penalty: format.amount(one.paid_penalty),
                    interest: format.amount(one.paid_interest),
                    principal: format.amount(one.paid_principal),
                  })}
                </small>
              </span>,
              `${one.created_at}-${at}`,
            ])}
          />
        </section>
      )}
      {liquidation && (
        <section>
          <h3>{t('liquidation')}</h3>
          <Facts
            rows={[
              [t('sold'), `${format.amount(liquidation.quantity)} ${collateral_coin}`],
              [
                t('soldPrice'),
                `${format.price(liquidation.price)} (${t('index')} ${format.price(liquidation.index_price)})`,
              ],
              [t('proceeds'), sum(liquidation.proceeds)],
              [t('soldFee'), sum(liquidation.fee)],
              [t('returned'), sum(liquidation.returned)],
            ]}
          />
        </section>
      )}
    </div>
  )
}
