import { useMember } from '../../../shared/data/use-member.ts'
import { coinColumn, statusColumn } from '../../../shared/funds/record-columns.tsx'
import { shorten } from '../../../shared/funds/short-id.tsx'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Moment } from '../../../shared/orders/moment.tsx'
import { Figure } from '../../../shared/ui/figure.tsx'
import type { Column } from '../../../shared/ui/table-column.ts'
import type { Withdrawal } from '../withdrawal.ts'
import { WithdrawalStatusChip } from '../withdrawal-status.tsx'

export function useWithdrawalColumns(onOpen: (withdrawal: Withdrawal) => void): Column<Withdrawal>[] {
  const { t } = useText('withdraw')
  const { t: shared } = useText('shared')
  const { data: member } = useMember()
  const nameOf = ({ chain, address }: Withdrawal) =>
    member?.wallet_info.addresses.find((entry) => entry.address === address && entry.chain === chain)
      ?.remark || shorten(address, 6)
  return [
    coinColumn(shared('funds.coin')),
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
      id: 'amount',
      header: shared('funds.amount'),
      align: 'end',
      cell: ({ amount }) => <Figure value={amount} />,
    },
    {
      id: 'fee',
      header: t('fee'),
      align: 'end',
      hideBelow: 'l',
      card: 'hidden',
      cell: ({ fee }) => <Figure value={fee} />,
    },
    {
      id: 'arrival',
      header: t('arrival'),
      align: 'end',
      hideBelow: 's',
      cell: ({ arrival }) => <Figure value={arrival} />,
    },
    statusColumn({
      header: shared('funds.status'),
      chip: ({ status }) => <WithdrawalStatusChip status={status} />,
      open: t('records.open'),
      onOpen,
    }),
  ]
}
