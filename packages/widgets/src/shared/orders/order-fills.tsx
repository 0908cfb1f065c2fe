import { add, compare } from '@bourselet/sdk/money'
import { useText } from '../i18n/use-text.ts'
import { CoinAmount } from '../ui/coin-amount.tsx'
import { Figure } from '../ui/figure.tsx'
import { Table } from '../ui/table.tsx'
import { Moment } from './moment.tsx'
import type { Order, OrderFill } from './order.ts'
import type { Pair } from './use-pairs.ts'

type OrderFillsProps = { order: Pick<Order, 'fills' | 'filled'>; pair: Pair }

/**
 * Returns true if an order has more trades than its answer lists. An answer lists a limited number of trades; the older
 * ones are missing.
 */
export const hasOlderFills = ({ fills = [], filled }: OrderFillsProps['order']): boolean =>
  compare(
    fills.map(({ qty }) => qty).reduce((sum, qty) => add(sum, qty), '0'),
    filled,
  ) < 0

/** A table of the trades of one order, with a note if older trades are missing. */
export function OrderFills({ order, pair: { tick, step } }: OrderFillsProps) {
  const { t } = useText('orders')
  const end = { align: 'end' } as const
  const { fills = [] } = order
  const quiet = (text: string) => <p className="bl-orders__quiet">{text}</p>
  const older = hasOlderFills(order) && quiet(t('history.older'))
  if (older && fills.length === 0) return older
  const table = (
    <Table<OrderFill>
      caption={t('history.fills')}
      rows={fills}
      rowKey={(fill) => `${fill.trade_id}`}
      density="compact"
      empty={quiet(t('history.noFills'))}
      columns={[
        { id: 'time', header: t('list.time'), cell: ({ ts }) => <Moment ts={ts} /> },
        {
          ...end,
          id: 'price',
          header: t('list.price'),
          cell: ({ price }) => <Figure value={price} tick={tick} />,
        },
        {
          ...end,
          id: 'quantity',
          header: t('list.quantity'),
          cell: ({ qty }) => <Figure value={qty} tick={step} />,
        },
        { ...end, id: 'fee', header: t('list.fee'), cell: (fill) => <Fee {...fill} /> },
        { ...end, id: 'role', header: t('list.role'), cell: ({ liquidity }) => t(`role.${liquidity}`) },
      ]}
    />
  )
  return (
    <>
      {table}
      {older}
    </>
  )
}

/** The fee of a trade, with the coin in which it was charged. */
export function Fee({ fee, fee_coin }: Pick<OrderFill, 'fee' | 'fee_coin'>) {
  return (
    <span>
      <CoinAmount value={fee} coin={fee_coin} rounding="UP" bare />{' '}
      <span className="bl-orders__quiet">{fee_coin}</span>
    </span>
  )
}
