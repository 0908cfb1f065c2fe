import { useContracts } from '../../../shared/data/use-contracts.ts'
import { type FuturesOrder, useFuturesOrders } from '../../../shared/data/use-futures-orders.ts'
import { useSession } from '../../../shared/data/use-session.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { SignedOut } from '../../../shared/orders/signed-out.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { Empty } from '../../../shared/ui/empty.tsx'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { Root } from '../../../shared/ui/root.tsx'
import { Table } from '../../../shared/ui/table.tsx'
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
  const { signedIn } = useSession()
  const orders = useFuturesOrders(symbol)
  const { isLoading } = useContracts()
  const columns = useOpenColumns(useCancelFutures(), onSelect)
  const isFailed = orders.error !== null && !orders.data
  return (
    <Root name="futures-orders" density="compact" className="bl-orders">
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
