import type { SpotOrder } from '../../../shared/data/use-open-orders.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Moment } from '../../../shared/orders/moment.tsx'
import { Figure } from '../../../shared/ui/figure.tsx'
import type { Column } from '../../../shared/ui/table-column.ts'
import { Filled } from './filled.tsx'
import { orderValue } from './order-value.ts'
import { SideWord } from './side-word.tsx'
import { pairName, usePairs } from './use-pairs.ts'

export type OrderColumn = 'time' | 'pair' | 'type' | 'side' | 'price' | 'quantity' | 'filled' | 'total'

/** The columns that lists of orders have in common. `onSelect` makes the pair a button. */
export function useOrderColumns(
  onSelect: ((symbol: string) => void) | undefined,
): Record<OrderColumn, Column<SpotOrder>> {
  const { t } = useText('spot')
  const { pairOf } = usePairs()
  return {
    time: {
      id: 'time',
      header: t('orders.time'),
      cell: (order) => <Moment ts={order.created_at} />,
    },
    pair: {
      id: 'pair',
      header: t('orders.pair'),
      card: 'title',
      cell: (order) => {
        const name = pairName(pairOf(order.symbol))
        if (!onSelect) return <span className="bl-orders__pair">{name}</span>
        return (
          <button type="button" className="bl-orders__pair" onClick={() => onSelect(order.symbol)}>
            {name}
          </button>
        )
      },
    },
    type: {
      id: 'type',
      header: t('orders.type'),
      cell: ({ type, tif }) => (
        <span className="bl-orders__quiet">{t(tif === 'PO' ? 'type.postOnly' : `type.${type}`)}</span>
      ),
    },
    side: { id: 'side', header: t('orders.side'), cell: (order) => <SideWord side={order.side} /> },
    price: {
      id: 'price',
      header: t('orders.price'),
      align: 'end',
      cell: ({ price, symbol }) =>
        price === null ? (
          <span className="bl-orders__quiet">{t('orders.market')}</span>
        ) : (
          <Figure value={price} {...precision(pairOf(symbol).tick)} />
        ),
    },
    quantity: {
      id: 'quantity',
      header: t('orders.quantity'),
      align: 'end',
      cell: ({ quantity, filled, symbol }) => (
        <Figure value={quantity ?? filled} {...precision(pairOf(symbol).step)} />
      ),
    },
    filled: {
      id: 'filled',
      header: t('orders.filled'),
      align: 'end',
      cell: (order) => <Filled order={order} />,
    },
    total: {
      id: 'total',
      header: t('orders.total'),
      align: 'end',
      hideBelow: 'm',
      cell: (order) => <Figure value={orderValue(order)} {...precision(pairOf(order.symbol).tick)} />,
    },
  }
}

/** The decimals of a column, where the pair is known. */
const precision = (tick: string | undefined) => (tick ? { tick } : {})
