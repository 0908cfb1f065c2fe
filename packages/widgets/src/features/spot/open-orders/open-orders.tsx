import { type SpotOrder, useOpenOrders } from '../../../shared/data/use-open-orders.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { LiveOrders } from '../../../shared/orders/live-orders.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import type { Column } from '../../../shared/ui/table-column.ts'
import { useOrderColumns } from '../order-cells/use-order-columns.tsx'
import { usePairs } from '../order-cells/use-pairs.ts'
import { CancelAll } from './cancel-all.tsx'
import { type CancelOrders, useCancelOrders } from './use-cancel-orders.ts'

export type OpenOrdersProps = {
  /** Only this pair. Without it: all. */
  symbol?: string
  /** Leaves out the line with "Cancel all", where `CancelAllOrders` stands elsewhere. */
  withoutTools?: boolean
  /** The pair of an order was pressed. */
  onSelect?: (symbol: string) => void
  onSignIn?: () => void
}

/** The member's orders in the book, as they fill; each can be cancelled, or all together. */
export function OpenOrders({ symbol, withoutTools, onSelect, onSignIn }: OpenOrdersProps) {
  const { t, ready } = useText('spot')
  const { isLoading } = usePairs()
  const columns = useOpenOrderColumns(useCancelOrders(), onSelect)
  return (
    <LiveOrders
      name="open-orders"
      orders={useOpenOrders(symbol)}
      columns={columns}
      ready={ready && !isLoading}
      words={{
        caption: t('orders.caption'),
        signedOut: t('orders.signedOut'),
        empty: t('orders.empty'),
        emptyText: t('orders.emptyText'),
      }}
      tools={!withoutTools && <CancelAll {...(symbol ? { symbol } : {})} />}
      onSignIn={onSignIn}
    />
  )
}

function useOpenOrderColumns(
  { cancel, busy }: CancelOrders,
  onSelect: OpenOrdersProps['onSelect'],
): Column<SpotOrder>[] {
  const { t } = useText('spot')
  const format = useFormat()
  const { pairOf } = usePairs()
  const { time, pair, type, side, price, quantity, filled, total } = useOrderColumns(onSelect)
  const nameOf = (order: SpotOrder) => {
    const amount = `${format.amount(order.quantity ?? order.filled)} ${pairOf(order.symbol).base}`
    return t('orders.cancelOne', { deal: t(`unknown.${order.side}`, { quantity: amount }) })
  }
  const action: Column<SpotOrder> = {
    id: 'cancel',
    header: t('orders.cancel'),
    headerHidden: true,
    align: 'end',
    card: 'end',
    cell: (order) => (
      <Button
        size="small"
        busy={busy.has(order.order_no)}
        aria-label={nameOf(order)}
        onClick={() => void cancel(order)}
      >
        {t('orders.cancel')}
      </Button>
    ),
  }
  return [time, pair, type, side, price, quantity, filled, { ...total, card: 'hidden' }, action]
}
