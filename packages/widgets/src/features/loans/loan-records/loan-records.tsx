import { useFormat } from '../../../shared/format/use-format.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Moment } from '../../../shared/orders/moment.tsx'
import type { Records } from '../../../shared/records/records.ts'
import { RecordsList } from '../../../shared/records/records-list.tsx'
import { CoinAmount } from '../../../shared/ui/coin-amount.tsx'
import { CoinFigure } from '../../../shared/ui/coin-figure.tsx'
import { Empty } from '../../../shared/ui/empty.tsx'
import * as icons from '../../../shared/ui/icons.ts'
import { Root } from '../../../shared/ui/root.tsx'
import { widget } from '../../../shared/ui/widget.tsx'
import { type Loan, loanStatuses } from '../loan.ts'
import { historyQuery, type LoanFilters, loansQuery } from '../use-loans.ts'
import { LoanDetails, LoanStatusChip } from './loan-details.tsx'

export type LoanRecordsProps = { onSignIn?: () => void }

/** The list of all loans of the member, filtered by status and period. */
export const LoanRecords = widget('loan-records', function LoanRecords({ onSignIn }: LoanRecordsProps) {
  const { t, ready } = useText('loans')
  const { t: shared } = useText('shared')
  const records = useLoanRecords()
  return (
    <Root name="loan-records" className="bl-orders">
      <RecordsList
        records={{
          ...records,
          filters: [
            {
              name: 'status',
              label: shared('funds.status'),
              all: shared('funds.allStatuses'),
              options: loanStatuses.map((value) => ({ value, label: t(`status.${value}`) })),
            },
          ],
          period: { at: ({ created_at }) => created_at },
          csv: { file: 'bourselet-loans', columns: csvColumns },
        }}
        ready={ready}
        onSignIn={onSignIn}
      />
    </Root>
  )
})

/** The list of the member's ended loans, for a tab beside the open loans. */
export function LoanHistory() {
  const { ready } = useText('loans')
  return <RecordsList records={{ ...useLoanRecords(), query: historyQuery }} ready={ready} />
}

function useLoanRecords(): Records<Loan, LoanFilters> {
  const { t } = useText('loans')
  const { t: shared } = useText('shared')
  const format = useFormat()
  const end = { align: 'end' } as const
  const term = ({ term_days }: Loan) => t('daysLong', { count: term_days })
  return {
    query: loansQuery,
    caption: t('records'),
    rowKey: ({ order_no }) => order_no,
    density: 'comfortable',
    columns: [
      { id: 'time', header: shared('funds.time'), cell: ({ created_at }) => <Moment ts={created_at} /> },
      {
        ...end,
        id: 'amount',
        header: t('amount'),
        cell: ({ amount, coin }) => (
          <>
            <CoinFigure value={amount} coin={coin} /> {coin}
          </>
        ),
      },
      { ...end, id: 'term', header: t('termShort'), cell: term },
      {
        ...end,
        id: 'rate',
        header: t('interestRate'),
        hideBelow: 'm',
        cell: ({ daily_rate }) => format.rate(daily_rate),
      },
      {
        ...end,
        id: 'repaid',
        header: t('repaidSum'),
        hideBelow: 's',
        cell: ({ repaid, coin }) => <CoinFigure value={repaid} coin={coin} />,
      },
      {
        ...end,
        id: 'owed',
        header: t('owedToday'),
        cell: ({ payoff, coin }) => <CoinFigure value={payoff} coin={coin} rounding="UP" />,
      },
      {
        ...end,
        id: 'collateral',
        header: t('collateral'),
        hideBelow: 'm',
        cell: ({ collateral_coin, collateral_qty }) =>
          collateral_coin === null || collateral_qty === null ? (
            '—'
          ) : (
            <CoinAmount value={collateral_qty} coin={collateral_coin} />
          ),
      },
      {
        ...end,
        id: 'status',
        header: shared('funds.status'),
        cell: ({ status }) => <LoanStatusChip status={status} />,
      },
    ],
    phone: {
      title: ({ amount, coin }) => <CoinAmount value={amount} coin={coin} />,
      text: (loan) => (
        <>
          {term(loan)} · <Moment ts={loan.created_at} />
        </>
      ),
      value: ({ payoff, coin }) => (
        <CoinAmount value={payoff} coin={coin} minDecimals={2} rounding="UP" bare />
      ),
      note: ({ status }) => t(`status.${status}`),
    },
    details: {
      label: t('details'),
      render: (loan, onClose) => <LoanDetails loan={loan} onClose={onClose} />,
    },
    empty: <Empty icon={icons.bank} title={t('noneEver')} text={t('noneText')} />,
    signedOut: t('signedOut'),
  }
}

const csvColumns = [
  ...([
    'order_no',
    'created_at',
    'coin',
    'amount',
    'term_days',
    'daily_rate',
    'handling_fee',
    'disbursed_at',
  ] as const),
  ...(['due_at', 'repaid', 'payoff', 'collateral_coin', 'collateral_qty', 'status', 'ended_at'] as const),
] satisfies readonly (keyof Loan)[]
