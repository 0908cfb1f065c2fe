import { add, type Decimal, isNegative } from '@bourselet/sdk/money'
import { trendOf } from '../../../shared/format/trend-of.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Moment } from '../../../shared/orders/moment.tsx'
import { type OnSelect, PairName } from '../../../shared/orders/pair-name.tsx'
import type { BourseletClient } from '../../../shared/provider/client.ts'
import type { RecordsQuery } from '../../../shared/records/records.ts'
import { RecordsList } from '../../../shared/records/records-list.tsx'
import { Empty } from '../../../shared/ui/empty.tsx'
import { Figure } from '../../../shared/ui/figure.tsx'
import * as icons from '../../../shared/ui/icons.ts'
import type { Column } from '../../../shared/ui/table-column.ts'
import '../positions/positions.css'

type FundingPayment = Awaited<ReturnType<BourseletClient['wallet']['changes']>>['list'][number]

const query: RecordsQuery<FundingPayment> = {
  key: ['wallet.changes', 'futures_funding'],
  read: (sdk, request, options) =>
    sdk.wallet.changes({ type: 'futures_funding', account: 'futures', ...request }, options),
  changedBy: (event) => event.kind === 'balance' && event.account === 'futures',
}

/**
 * Returns the funding that the member received by a payment; negative if they paid it. A payment can change the
 * available cash, the margin of an isolated position, or both.
 */
const paymentOf = ({ available_delta, frozen_delta }: FundingPayment): Decimal =>
  add(available_delta, frozen_delta)

/**
 * Returns the contract of a funding payment from its reference number, which has the form `contract:funding
 * time`.
 */
const contractOf = ({ ref_no }: FundingPayment): string => ref_no.split(':')[0] ?? ''

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

function Amount({ payment }: { payment: FundingPayment }) {
  const format = useFormat()
  const amount = paymentOf(payment)
  const trend = trendOf(amount)
  return (
    <span className="bl-positions__result" data-trend={trend}>
      {format.amount(amount, { signed: true })} {payment.coin}
    </span>
  )
}
