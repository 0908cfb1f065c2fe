import { isZero } from '@bourselet/sdk/money'
import type { Product } from '../data/live-tickers.ts'
import { useText } from '../i18n/use-text.ts'
import { Figure } from '../ui/figure.tsx'
import type { Column } from '../ui/table-column.ts'
import { Filled } from './filled.tsx'
import { Moment } from './moment.tsx'
import type { Order } from './order.ts'
import { usePairs } from './use-pairs.ts'
import './orders.css'

export type OrderColumn = 'time' | 'price' | 'average' | 'quantity' | 'filled'

/** Returns the columns that order lists of every product share. */
export function useOrderColumns(product: Product): Record<OrderColumn, Column<Order>> {
  const { t } = useText('orders')
  const { pairOf } = usePairs(product)
  const end = { align: 'end' } as const
  return {
    time: { id: 'time', header: t('list.time'), cell: (order) => <Moment ts={order.created_at} /> },
    price: {
      ...end,
      id: 'price',
      header: t('list.price'),
      cell: ({ price, symbol }) =>
        price === null ? (
          <span className="bl-orders__quiet">{t('list.market')}</span>
        ) : (
          <Figure value={price} tick={pairOf(symbol).tick} />
        ),
    },
    average: {
      ...end,
      id: 'average',
      header: t('list.average'),
      cell: ({ avg_price, symbol }) => (
        <Figure value={isZero(avg_price) ? null : avg_price} tick={pairOf(symbol).tick} />
      ),
    },
    quantity: {
      ...end,
      id: 'quantity',
      header: t('list.quantity'),
      cell: ({ quantity, filled, symbol }) => (
        <Figure value={quantity ?? filled} tick={pairOf(symbol).step} />
      ),
    },
    filled: { ...end, id: 'filled', header: t('list.filled'), cell: (order) => <Filled order={order} /> },
  }
}
