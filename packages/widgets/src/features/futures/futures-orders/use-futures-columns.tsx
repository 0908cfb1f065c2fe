import { isZero } from '@bourselet/sdk/money'
import type { FuturesOrder } from '../../../shared/data/use-futures-orders.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { orderKind } from '../../../shared/orders/order-kind.ts'
import { type OnSelect, PairName } from '../../../shared/orders/pair-name.tsx'
import { SideWord } from '../../../shared/orders/side-word.tsx'
import { type OrderColumn, useOrderColumns } from '../../../shared/orders/use-order-columns.tsx'
import { usePairs } from '../../../shared/orders/use-pairs.ts'
import type { Column } from '../../../shared/ui/table-column.ts'
import { useTriggerTexts } from './use-trigger-texts.ts'
import '../positions/positions.css'

export type FuturesColumn = OrderColumn | 'contract' | 'type' | 'side' | 'trigger'

/** Returns the columns for lists of contract orders. */
export function useFuturesColumns(onSelect: OnSelect): Record<FuturesColumn, Column<FuturesOrder>> {
  const { t } = useText('orders')
  const { t: own } = useText('futures')
  const { pairOf } = usePairs('futures')
  const triggerTexts = useTriggerTexts()
  const common = useOrderColumns('futures')
  return {
    ...common,
    contract: {
      id: 'contract',
      header: own('orders.symbol'),
      card: 'title',
      cell: ({ symbol, leverage, margin_mode }) => (
        <span className="bl-positions__two">
          <PairName pair={pairOf(symbol)} onSelect={onSelect} />
          <small>
            {own(margin_mode)} {leverage}×
          </small>
        </span>
      ),
    },
    type: {
      id: 'type',
      header: t('list.type'),
      cell: (order) => (
        <span className="bl-positions__two">
          <span>{t(`kind.${orderKind(order)}`)}</span>
          {order.reduce_only && order.quantity !== null && order.type !== 'market' && (
            <small>{own('orders.reduceOnly')}</small>
          )}
        </span>
      ),
    },
    side: {
      id: 'side',
      header: t('list.side'),
      cell: (order) => (
        <span className="bl-positions__two">
          <SideWord side={order.side} />
          <small>{own(`effect.${order.position_effect}`)}</small>
        </span>
      ),
    },
    quantity: {
      ...common.quantity,
      cell: (order) =>
        order.quantity === null && isZero(order.filled) ? (
          <span className="bl-orders__quiet">{own('orders.whole')}</span>
        ) : (
          common.quantity.cell(order)
        ),
    },
    trigger: {
      id: 'trigger',
      header: own('orders.trigger'),
      align: 'end',
      cell: (order) => <span>{triggerTexts(order) ?? '—'}</span>,
    },
  }
}
