import { useContracts } from '../../../shared/data/use-contracts.ts'
import { type FuturesOrder, useFuturesOrders } from '../../../shared/data/use-futures-orders.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { LiveOrders } from '../../../shared/orders/live-orders.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import type { Column } from '../../../shared/ui/table-column.ts'
import { CancelAll } from './cancel-all.tsx'
import { orderKind } from './order-kind.ts'
import { type CancelFutures, useCancelFutures } from './use-cancel-futures.ts'
import { useFuturesColumns } from './use-futures-columns.tsx'

export type FuturesOrdersProps = {
  /** Only this contract. Without it: all. */
  symbol?: string
  /** Leaves out the line with "Cancel all", where `CancelAllFutures` stands elsewhere. */
  withoutTools?: boolean
  /** The symbol of an order was pressed. */
  onSelect?: (symbol: string) => void
  onSignIn?: () => void
}

/** The member's contract orders in the book and the triggers that wait; each can be cancelled, or all together. */
export function FuturesOrders({ symbol, withoutTools, onSelect, onSignIn }: FuturesOrdersProps) {
  const { t, ready } = useText('futures')
  const { isLoading } = useContracts()
  const columns = useOpenColumns(useCancelFutures(), onSelect)
  return (
    <LiveOrders
      name="futures-orders"
      orders={useFuturesOrders(symbol)}
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

function useOpenColumns(
  { cancel, busy }: CancelFutures,
  onSelect: FuturesOrdersProps['onSelect'],
): Column<FuturesOrder>[] {
  const { t } = useText('futures')
  const { time, symbol, type, side, price, quantity, filled, trigger } = useFuturesColumns(onSelect)
  const nameOf = (order: FuturesOrder) =>
    t('orders.cancelOne', {
      order: `${order.symbol}, ${t(`kind.${orderKind(order)}`)}, ${t(`orders.${order.side}`)}`,
    })
  const action: Column<FuturesOrder> = {
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
  return [time, symbol, type, side, price, quantity, filled, trigger, action]
}
