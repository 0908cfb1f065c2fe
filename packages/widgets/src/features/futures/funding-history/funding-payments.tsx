import { compare, isNegative, isZero } from '@bourselet/sdk/money'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Moment } from '../../../shared/orders/moment.tsx'
import { Pages } from '../../../shared/orders/pages.tsx'
import { type OnSelect, PairName } from '../../../shared/orders/pair-name.tsx'
import { Empty } from '../../../shared/ui/empty.tsx'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { Figure } from '../../../shared/ui/figure.tsx'
import { Table } from '../../../shared/ui/table.tsx'
import {
  contractOfPayment,
  type FundingPayment,
  paymentOf,
  useFundingPayments,
} from './use-funding-payments.ts'

type FundingPaymentsProps = { isReady: boolean; onSelect: OnSelect }

export function FundingPayments({ isReady, onSelect }: FundingPaymentsProps) {
  const { t } = useText('futures')
  const payments = useFundingPayments()
  const list = payments.data?.list
  if (payments.error && !list) return <ErrorState error={payments.error} onRetry={payments.refetch} />
  return (
    <>
      <Table<FundingPayment>
        caption={t('funding.payments')}
        rows={isReady ? list : undefined}
        rowKey={(payment) => `${payment.id}`}
        density="medium"
        cards
        empty={<Empty icon="percent" title={t('funding.empty')} text={t('funding.emptyText')} />}
        columns={[
          { id: 'time', header: t('funding.time'), cell: ({ created_at }) => <Moment ts={created_at} /> },
          {
            id: 'symbol',
            header: t('funding.symbol'),
            card: 'title',
            cell: (payment) => {
              const symbol = contractOfPayment(payment)
              return <PairName pair={{ symbol, name: symbol }} onSelect={onSelect} />
            },
          },
          {
            id: 'direction',
            header: t('funding.direction'),
            cell: (payment) => t(isNegative(paymentOf(payment)) ? 'funding.paid' : 'funding.received'),
          },
          {
            id: 'amount',
            header: t('funding.amount'),
            align: 'end',
            card: 'end',
            cell: (payment) => <Amount payment={payment} />,
          },
          {
            id: 'after',
            header: t('funding.after'),
            align: 'end',
            hideBelow: 'm',
            cell: ({ available_after, coin }) => (
              <span className="bl-orders__quiet">
                <Figure value={available_after} /> {coin}
              </span>
            ),
          },
        ]}
      />
      <Pages page={payments.page} pages={payments.data?.page.pages ?? 1} onPage={payments.setPage} />
    </>
  )
}

function Amount({ payment }: { payment: FundingPayment }) {
  const format = useFormat()
  const amount = paymentOf(payment)
  const way = isZero(amount) ? 'none' : compare(amount, '0') > 0 ? 'up' : 'down'
  return (
    <span className="bl-positions__result" data-way={way}>
      {format.amount(amount, { minDecimals: 8, signed: true })} {payment.coin}
    </span>
  )
}
