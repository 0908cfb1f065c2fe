import { useText } from '../i18n/use-text.ts'
import { CoinAmount } from '../ui/coin-amount.tsx'
import { Figure } from '../ui/figure.tsx'
import { Table } from '../ui/table.tsx'
import { Moment } from './moment.tsx'
import type { OrderFill } from './order.ts'
import type { Pair } from './use-pairs.ts'

type OrderFillsProps = { fills: readonly OrderFill[]; pair: Pair }

/** A table of the trades of one order. */
export function OrderFills({ fills, pair: { tick, step } }: OrderFillsProps) {
  const { t } = useText('orders')
  const end = { align: 'end' } as const
  return (
    <Table<OrderFill>
      caption={t('history.fills')}
      rows={fills}
      rowKey={(fill) => `${fill.trade_id}`}
      density="compact"
      empty={<p className="bl-orders__quiet">{t('history.noFills')}</p>}
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
