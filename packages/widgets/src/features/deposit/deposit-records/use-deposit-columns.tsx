import { isZero } from '@bourselet/sdk/money'
import { coinColumn, statusColumn } from '../../../shared/funds/record-columns.tsx'
import { shorten } from '../../../shared/funds/short-id.tsx'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Moment } from '../../../shared/orders/moment.tsx'
import { Figure } from '../../../shared/ui/figure.tsx'
import type { Column } from '../../../shared/ui/table-column.ts'
import type { Deposit } from '../deposit.ts'
import { DepositStatusChip } from '../deposit-status.tsx'
import { Confirmations } from '../deposit-steps.tsx'

export function useDepositColumns(onOpen: (deposit: Deposit) => void): Column<Deposit>[] {
  const { t } = useText('deposit')
  const { t: shared } = useText('shared')
  return [
    coinColumn(shared('funds.coin')),
    { id: 'time', header: shared('funds.time'), cell: ({ created_at }) => <Moment ts={created_at} /> },
    { id: 'network', header: shared('funds.network'), cell: ({ chain }) => chain, hideBelow: 'm' },
    {
      id: 'amount',
      header: shared('funds.amount'),
      align: 'end',
      cell: ({ amount }) => <Figure value={amount} />,
    },
    {
      id: 'credited',
      header: t('records.credited'),
      align: 'end',
      hideBelow: 's',
      cell: ({ credited }) => <Figure value={isZero(credited) ? null : credited} />,
    },
    {
      id: 'transaction',
      header: t('transaction'),
      hideBelow: 'l',
      card: 'hidden',
      cell: ({ txid, voucher }) => (
        <span className="bl-funds__quiet">{txid ? shorten(txid) : voucher ? t('declare.proof') : '—'}</span>
      ),
    },
    {
      id: 'confirmations',
      header: t('step.confirmations'),
      hideBelow: 'm',
      card: 'hidden',
      cell: (row) => (
        <span className="bl-deposit__count bl-numbers">
          <Confirmations deposit={row} />
          {Math.min(row.confirmations, row.required)}/{row.required}
        </span>
      ),
    },
    statusColumn({
      header: shared('funds.status'),
      chip: ({ status }) => <DepositStatusChip status={status} />,
      open: t('records.open'),
      onOpen,
    }),
  ]
}
