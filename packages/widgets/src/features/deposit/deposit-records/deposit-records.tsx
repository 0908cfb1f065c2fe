import { isZero } from '@bourselet/sdk/money'
import { CoinName } from '../../../shared/funds/coin-name.tsx'
import { useFundRecords } from '../../../shared/funds/fund-records.tsx'
import { shorten } from '../../../shared/funds/short-id.tsx'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Moment } from '../../../shared/orders/moment.tsx'
import { RecordsList } from '../../../shared/records/records-list.tsx'
import { CoinFigure } from '../../../shared/ui/coin-figure.tsx'
import { Empty } from '../../../shared/ui/empty.tsx'
import * as icons from '../../../shared/ui/icons.ts'
import { Root } from '../../../shared/ui/root.tsx'
import type { Column } from '../../../shared/ui/table-column.ts'
import { type Deposit, depositStatuses } from '../deposit.ts'
import { DepositStatusChip } from '../deposit-status.tsx'
import { Confirmations } from '../deposit-steps.tsx'
import { type DepositFilters, depositsQuery } from '../use-deposits.ts'
import { DepositDetails } from './deposit-details.tsx'
import '../deposit.css'

export type DepositRecordsProps = {
  /** Shows only the five newest records, without filters and pages. */
  recent?: boolean
  onSignIn?: () => void
}

/** The member's deposits, filtered by coin, status and period. */
export function DepositRecords({ recent, onSignIn }: DepositRecordsProps) {
  const { t, ready } = useText('deposit')
  const shared = useFundRecords<Deposit>({
    direction: 'deposit',
    statuses: depositStatuses,
    statusText: (status) => t(`status.${status}`),
    networkText: ({ chain }) => chain,
  })
  return (
    <Root name="deposit-records" className="bl-orders">
      <RecordsList<Deposit, DepositFilters>
        records={{
          query: depositsQuery,
          caption: t('records.caption'),
          columns: useDepositColumns(),
          ...shared,
          details: {
            label: t('records.open'),
            render: (deposit, onClose) => <DepositDetails deposit={deposit} onClose={onClose} />,
          },
          csv: { file: 'bourselet-deposits', columns: csvColumns },
          empty: <Empty icon={icons.deposit} title={t('records.none')} text={t('records.noneText')} />,
          signedOut: t('signedOut'),
        }}
        ready={ready}
        recent={recent}
        onSignIn={onSignIn}
      />
    </Root>
  )
}

const csvColumns = [
  'order_no',
  'created_at',
  'coin',
  'chain',
  'amount',
  'credited',
  'credited_at',
  'status',
  'confirmations',
  'required',
  'address',
  'txid',
] as const satisfies readonly (keyof Deposit)[]

function useDepositColumns(): Column<Deposit>[] {
  const { t } = useText('deposit')
  const { t: shared } = useText('shared')
  const end = { align: 'end' } as const
  return [
    { id: 'coin', header: shared('funds.coin'), cell: ({ coin }) => <CoinName coin={coin} /> },
    { id: 'time', header: shared('funds.time'), cell: ({ created_at }) => <Moment ts={created_at} /> },
    { id: 'network', header: shared('funds.network'), cell: ({ chain }) => chain, hideBelow: 'm' },
    {
      ...end,
      id: 'amount',
      header: shared('funds.amount'),
      cell: ({ amount, coin }) => <CoinFigure value={amount} coin={coin} />,
    },
    {
      ...end,
      id: 'credited',
      header: t('records.credited'),
      hideBelow: 's',
      cell: ({ credited, coin }) => <CoinFigure value={isZero(credited) ? null : credited} coin={coin} />,
    },
    {
      id: 'transaction',
      header: t('transaction'),
      hideBelow: 'l',
      cell: ({ txid, voucher }) => (
        <span className="bl-funds__quiet">{txid ? shorten(txid) : voucher ? t('declare.proof') : '—'}</span>
      ),
    },
    {
      id: 'confirmations',
      header: t('step.confirmations'),
      hideBelow: 'm',
      cell: (row) => (
        <span className="bl-deposit__count bl-numbers">
          <Confirmations deposit={row} />
          {Math.min(row.confirmations, row.required)}/{row.required}
        </span>
      ),
    },
    {
      ...end,
      id: 'status',
      header: shared('funds.status'),
      cell: ({ status }) => <DepositStatusChip status={status} />,
    },
  ]
}
