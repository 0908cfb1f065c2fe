import { useText } from '../i18n/use-text.ts'
import { Moment } from '../orders/moment.tsx'
import type { Records, RecordsFilter } from '../records/records.ts'
import { CoinAmount } from '../ui/coin-amount.tsx'
import { CoinName } from './coin-name.tsx'
import { useFundCoins } from './use-fund-coins.ts'

/** The fields of a record that the list of deposits and the list of withdrawals show. */
type FundRecord = {
  order_no: string
  coin: string
  chain: string | null
  amount: string
  status: string
  created_at: number
}

/**
 * Returns the parts that the lists of deposits and withdrawals share: row keys, phone rows, filters by coin and
 * status, and the period filter.
 */
export function useFundRecords<Row extends FundRecord>(options: {
  direction: 'deposit' | 'withdraw'
  statuses: readonly Row['status'][]
  statusText: (status: Row['status']) => string
  /**
   * Returns the network of a deposit or withdrawal. For a payment without a network, returns the name of the
   * payment method.
   */
  networkText: (row: Row) => string
}): Pick<Records<Row>, 'rowKey' | 'density' | 'phone' | 'period'> & {
  filters: RecordsFilter<Pick<Row, 'coin' | 'status'>>[]
} {
  const { direction, statuses, statusText, networkText } = options
  const { t } = useText('shared')
  const { coins } = useFundCoins(direction)
  return {
    rowKey: (row) => row.order_no,
    density: 'comfortable',
    phone: {
      title: ({ coin }) => <CoinName coin={coin} />,
      text: (row) => (
        <>
          {networkText(row)} · <Moment ts={row.created_at} />
        </>
      ),
      value: ({ amount, coin }) => <CoinAmount value={amount} coin={coin} minDecimals={2} bare />,
      note: ({ status }) => statusText(status),
    },
    filters: [
      {
        name: 'coin',
        label: t('funds.coin'),
        all: t('funds.allCoins'),
        options: coins?.map(({ coin }) => ({ value: coin, label: coin })) ?? [],
      },
      {
        name: 'status',
        label: t('funds.status'),
        all: t('funds.allStatuses'),
        options: statuses.map((value) => ({ value, label: statusText(value) })),
      },
    ],
    period: { at: ({ created_at }) => created_at },
  }
}
