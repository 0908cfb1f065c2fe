import { useContracts } from '../../../shared/data/use-contracts.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Moment } from '../../../shared/orders/moment.tsx'
import { type Fact, Facts } from '../../../shared/records/facts.tsx'
import { Dialog } from '../../../shared/ui/dialog.tsx'
import { Figure } from '../../../shared/ui/figure.tsx'
import { useLast } from '../../../shared/ui/use-last.ts'
import { PositionSide } from '../positions/position-name.tsx'
import { Amount, contractOf, type FundingPayment } from './payment.tsx'

/** The details of one funding payment, with the position size, mark price and rate from which it was computed. */
export function FundingDetails({
  payment,
  onClose,
}: {
  payment: FundingPayment | null
  onClose: () => void
}) {
  const { t } = useText('futures')
  // The last payment is kept, so that the dialog still shows it during the closing animation.
  const last = useLast(payment)
  return (
    <Dialog
      open={payment !== null}
      onOpenChange={(open) => !open && onClose()}
      title={t('funding.details')}
      description={last && contractOf(last)}
    >
      {last && <Whole payment={last} />}
    </Dialog>
  )
}

function Whole({ payment }: { payment: FundingPayment }) {
  const { t } = useText('futures')
  const format = useFormat()
  const { contractOf: termsOf } = useContracts()
  const { funding, created_at, available_after, coin } = payment
  const terms = termsOf(contractOf(payment))
  const basis: Fact[] = funding
    ? [
        [
          t('funding.size'),
          <>
            <PositionSide side={funding.side} /> <Figure value={funding.quantity} tick={terms?.step} />
          </>,
        ],
        [t('funding.mark'), <Figure key="mark" value={funding.mark_price} />],
        [t('funding.rate'), format.rate(funding.rate)],
      ]
    : []
  return (
    <>
      <Facts
        rows={[
          [t('funding.time'), <Moment key="time" ts={created_at} />],
          ...basis,
          [t('funding.amount'), <Amount key="amount" payment={payment} />],
          [
            t('funding.after'),
            <>
              <Figure value={available_after} /> {coin}
            </>,
          ],
        ]}
      />
      {funding && <p className="bl-orders__quiet">{t('funding.formula')}</p>}
    </>
  )
}
