import type { SpotOrder } from '../../../shared/data/use-open-orders.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { orderKind } from '../../../shared/orders/order-kind.ts'
import { type OnSelect, PairName } from '../../../shared/orders/pair-name.tsx'
import { SideWord } from '../../../shared/orders/side-word.tsx'
import { type OrderColumn, useOrderColumns } from '../../../shared/orders/use-order-columns.tsx'
import { usePairs } from '../../../shared/orders/use-pairs.ts'
import { Figure } from '../../../shared/ui/figure.tsx'
import type { Column } from '../../../shared/ui/table-column.ts'
import { orderValue } from './order-value.ts'

export type SpotColumn = OrderColumn | 'pair' | 'type' | 'side' | 'total'

/** Returns the columns for lists of spot orders. */
export function useSpotColumns(onSelect: OnSelect): Record<SpotColumn, Column<SpotOrder>> {
  const { t } = useText('orders')
  const { t: own } = useText('spot')
  const { pairOf } = usePairs('spot')
  return {
    ...useOrderColumns('spot'),
    pair: {
      id: 'pair',
      header: own('orders.pair'),
      card: 'title',
      cell: ({ symbol }) => <PairName pair={pairOf(symbol)} onSelect={onSelect} />,
    },
    type: {
      id: 'type',
      header: t('list.type'),
      cell: (order) => <span className="bl-orders__quiet">{t(`kind.${orderKind(order)}`)}</span>,
    },
    side: { id: 'side', header: t('list.side'), cell: ({ side }) => <SideWord side={side} /> },
    total: {
      id: 'total',
      header: t('list.total'),
      align: 'end',
      hideBelow: 'm',
      cell: (order) => <Figure value={orderValue(order)} tick={pairOf(order.symbol).tick} />,
    },
  }
}
