import { useMember } from '../../../shared/data/use-member.ts'
import { CoinName } from '../../../shared/funds/coin-name.tsx'
import { useFundRecords } from '../../../shared/funds/fund-records.tsx'
import { shorten } from '../../../shared/funds/short-id.tsx'
import { useText } from '../../../shared/i18n/use-text.ts'
import type { FundPasswordLinks } from '../../../shared/intent/fund-password-dialog.tsx'
import { Moment } from '../../../shared/orders/moment.tsx'
import { RecordsList } from '../../../shared/records/records-list.tsx'
import { CoinFigure } from '../../../shared/ui/coin-figure.tsx'
import { Empty } from '../../../shared/ui/empty.tsx'
import * as icons from '../../../shared/ui/icons.ts'
import { Root } from '../../../shared/ui/root.tsx'
import type { Column } from '../../../shared/ui/table-column.ts'
import { widget } from '../../../shared/ui/widget.tsx'
import { type WithdrawalFilters, withdrawalsQuery } from '../use-withdrawals.ts'
import { type Withdrawal, withdrawalStatuses } from '../withdrawal.ts'
import { WithdrawalStatusChip } from '../withdrawal-status.tsx'
import { WithdrawalDetails } from './withdrawal-details.tsx'
import '../withdraw.css'

export type WithdrawRecordsProps = FundPasswordLinks & {
  /** Shows only the five newest records, without filters and page buttons. */
  recent?: boolean
  onSignIn?: () => void
}

/**
 * The member's withdrawals, filtered by coin, status and period. The member can cancel a withdrawal that
 * waits for its review.
 */
export const WithdrawRecords = widget(
  'withdraw-records',
  function WithdrawRecords(props: WithdrawRecordsProps) {
    const { recent, onSignIn, ...links } = props
    const { t, ready } = useText('withdraw')
    const shared = useFundRecords<Withdrawal>({
      direction: 'withdraw',
      statuses: withdrawalStatuses,
      statusText: (status) => t(`status.${status}`),
      networkText: ({ chain }) => chain ?? t('bank.card'),
    })
    return (
      <Root name="withdraw-records" className="bl-orders">
        <RecordsList<Withdrawal, WithdrawalFilters>
          records={{
            query: withdrawalsQuery,
            caption: t('records.caption'),
            columns: useWithdrawalColumns(),
            ...shared,
            details: {
              label: t('records.open'),
              render: (withdrawal, onClose) => (
                <WithdrawalDetails {...links} withdrawal={withdrawal} onClose={onClose} />
              ),
            },
            csv: { file: 'bourselet-withdrawals', columns: csvColumns },
            empty: <Empty icon={icons.withdraw} title={t('records.none')} text={t('records.noneText')} />,
            signedOut: t('signedOut'),
          }}
          ready={ready}
          recent={recent}
          onSignIn={onSignIn}
        />
      </Root>
    )
  },
)

const csvColumns = [
  'order_no',
  'created_at',
  'done_at',
  'type',
  'coin',
  'chain',
  'address',
  'amount',
  'fee',
  'arrival',
  'status',
  'reject_reason',
  'txid',
] as const satisfies readonly (keyof Withdrawal)[]

function useWithdrawalColumns(): Column<Withdrawal>[] {
  const { t } = useText('withdraw')
  const { t: shared } = useText('shared')
  const { data: member } = useMember()
  const nameOf = ({ chain, address }: Withdrawal) =>
    member?.wallet_info.addresses.find((entry) => entry.address === address && entry.chain === chain)
      ?.remark || shorten(address, 6)
  const end = { align: 'end' } as const
  return [
    { id: 'coin', header: shared('funds.coin'), cell: ({ coin }) => <CoinName coin={coin} /> },
    { id: 'time', header: shared('funds.time'), cell: ({ created_at }) => <Moment ts={created_at} /> },
    {
      id: 'network',
      header: shared('funds.network'),
      hideBelow: 'm',
      cell: ({ chain }) => chain ?? t('bank.card'),
    },
    {
      id: 'to',
      header: t('to'),
      hideBelow: 'm',
      cell: (row) => <span className="bl-funds__quiet">{nameOf(row)}</span>,
    },
    {
      ...end,
      id: 'amount',
      header: shared('funds.amount'),
      cell: ({ amount, coin }) => <CoinFigure value={amount} coin={coin} />,
    },
    {
      ...end,
      id: 'fee',
      header: t('fee'),
      hideBelow: 'l',
      cell: ({ fee, coin }) => <CoinFigure value={fee} coin={coin} rounding="UP" />,
    },
    {
      ...end,
      id: 'arrival',
      header: t('arrival'),
      hideBelow: 's',
      cell: ({ arrival, coin }) => <CoinFigure value={arrival} coin={coin} />,
    },
    {
      ...end,
      id: 'status',
      header: shared('funds.status'),
      cell: ({ status }) => <WithdrawalStatusChip status={status} />,
    },
  ]
}
