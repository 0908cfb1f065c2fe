import { isNegative } from '@bourselet/sdk/money'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Moment } from '../../../shared/orders/moment.tsx'
import { type OnSelect, PairName } from '../../../shared/orders/pair-name.tsx'
import type { RecordsQuery } from '../../../shared/records/records.ts'
import { RecordsList } from '../../../shared/records/records-list.tsx'
import { Empty } from '../../../shared/ui/empty.tsx'
import { Figure } from '../../../shared/ui/figure.tsx'
import * as icons from '../../../shared/ui/icons.ts'
import type { Column } from '../../../shared/ui/table-column.ts'
import { FundingDetails } from './funding-details.tsx'
import { Amount, contractOf, type FundingPayment, paymentOf } from './payment.tsx'
import '../positions/positions.css'

const query: RecordsQuery<FundingPayment> = {
  key: ['wallet.changes', 'futures_funding'],
  async read(sdk, request, options) {
    const asked = { type: 'futures_funding', account: 'futures', ...request } as const
    const { page, list } = await sdk.wallet.changes(asked, options)
    return { page, list: list.map((change) => ({ ...change, ...change.funding })) }
  },
  changedBy: (event) => event.kind === 'balance' && event.account === 'futures',
}

type FundingPaymentsProps = {
  isReady: boolean
  onSelect: OnSelect
  onSignIn: (() => void) | undefined
}

/** The funding that the member paid and received, newest first. */
export function FundingPayments({ isReady, onSelect, onSignIn }: FundingPaymentsProps) {
  const { t } = useText('futures')
  return (
    <RecordsList
      records={{
        query,
        caption: t('funding.payments'),
        rowKey: (payment) => `${payment.id}`,
        columns: usePaymentColumns(onSelect),
        phone: {
          title: contractOf,
          text: ({ created_at }) => <Moment ts={created_at} />,
          value: (payment) => <Amount payment={payment} />,
          note: (payment) => t(isNegative(paymentOf(payment)) ? 'funding.paid' : 'funding.received'),
        },
        details: {
          label: t('funding.details'),
          render: (payment, onClose) => <FundingDetails payment={payment} onClose={onClose} />,
        },
        period: { at: ({ created_at }) => created_at },
        csv: {
          file: 'bourselet-funding',
          columns: [
            'id',
            'created_at',
            'ref_no',
            'coin',
            'available_delta',
            'frozen_delta',
            'available_after',
            'side',
            'quantity',
            'mark_price',
            'rate',
          ],
        },
        empty: <Empty icon={icons.percent} title={t('funding.empty')} text={t('funding.emptyText')} />,
        signedOut: t('funding.signedOut'),
      }}
      ready={isReady}
      onSignIn={onSignIn}
    />
  )
}

function usePaymentColumns(onSelect: OnSelect): Column<FundingPayment>[] {
  const { t } = useText('futures')
  return [
    { id: 'time', header: t('funding.time'), cell: ({ created_at }) => <Moment ts={created_at} /> },
    {
      id: 'symbol',
      header: t('funding.symbol'),
      cell: (payment) => {
        const symbol = contractOf(payment)
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
  ]
}
