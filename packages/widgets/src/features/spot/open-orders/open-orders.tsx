import { type SpotOrder, useOpenOrders } from '../../../shared/data/use-open-orders.ts'
import { useSession } from '../../../shared/data/use-session.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { SignedOut } from '../../../shared/orders/signed-out.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { Empty } from '../../../shared/ui/empty.tsx'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { Root } from '../../../shared/ui/root.tsx'
import { Table } from '../../../shared/ui/table.tsx'
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
  const { signedIn } = useSession()
  const orders = useOpenOrders(symbol)
  const { isLoading } = usePairs()
  const columns = useOpenOrderColumns(useCancelOrders(), onSelect)
  const isFailed = orders.error !== null && !orders.data
  return (
    <Root name="open-orders" density="compact" className="bl-orders">
      {ready && !signedIn && <SignedOut title={t('orders.signedOut')} onSignIn={onSignIn} />}
      {signedIn && isFailed && <ErrorState error={orders.error} onRetry={orders.refetch} />}
      {signedIn && !isFailed && (
        <>
          {!withoutTools && orders.data && orders.data.length > 0 && (
            <div className="bl-orders__tools bl-orders__tools--end">
              <CancelAll {...(symbol ? { symbol } : {})} />
            </div>
          )}
          <Table
            caption={t('orders.caption')}
            columns={columns}
            rows={ready && !isLoading ? orders.data : undefined}
            rowKey={(order) => order.order_no}
            density="medium"
            cards
            skeletonRows={3}
            empty={<Empty icon="list" title={t('orders.empty')} text={t('orders.emptyText')} />}
          />
        </>
      )}
    </Root>
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
