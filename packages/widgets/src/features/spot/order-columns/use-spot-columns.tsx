import { isZero } from '@bourselet/sdk/money'
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
import { TotalFigure } from './total-figure.tsx'
import { Trigger } from './trigger-texts.tsx'
import './oco-edge.css'

export type SpotColumn = OrderColumn | 'pair' | 'type' | 'side' | 'trigger' | 'total'

const none: ReadonlySet<string> = new Set()

/**
 * Returns the columns for lists of spot orders. `below` contains the numbers of the OCO legs that are listed directly
 * below their other leg.
 */
export function useSpotColumns(onSelect: OnSelect, below = none): Record<SpotColumn, Column<SpotOrder>> {
  const { t } = useText('orders')
  const { t: own } = useText('spot')
  const { pairOf } = usePairs('spot')
  const common = useOrderColumns('spot')
  return {
    ...common,
    quantity: {
      ...common.quantity,
      // The quantity of a buy by total is unknown until the order has traded.
      cell: (order) =>
        order.quantity === null && isZero(order.filled) ? (
          <Figure value={null} />
        ) : (
          common.quantity.cell(order)
        ),
    },
    pair: {
      id: 'pair',
      header: own('orders.pair'),
      card: 'title',
      cell: ({ symbol }) => <PairName pair={pairOf(symbol)} onSelect={onSelect} />,
    },
    type: {
      id: 'type',
      header: t('list.type'),
      cell: (order) => (
        <span className="bl-orders__quiet bl-orders__type">
          {order.oco_order_no !== null && (
            <span className={below.has(order.order_no) ? 'bl-orders__leg' : 'bl-orders__oco'}>
              {t('kind.oco')}
            </span>
          )}
          {t(`kind.${orderKind(order)}`)}
        </span>
      ),
    },
    side: { id: 'side', header: t('list.side'), cell: ({ side }) => <SideWord side={side} /> },
    trigger: {
      id: 'trigger',
      header: own('orders.trigger'),
      align: 'end',
      cell: (order) => <Trigger order={order} />,
    },
    total: {
      id: 'total',
      header: t('list.total'),
      align: 'end',
      hideBelow: 'm',
      cell: (order) => (
        <TotalFigure value={orderValue(order)} side={order.side} pair={pairOf(order.symbol)} />
      ),
    },
  }
}
