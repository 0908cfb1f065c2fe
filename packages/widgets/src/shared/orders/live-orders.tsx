import type { ReactNode } from 'react'
import { type ListedOrder, type OrderRoute, useLiveOrders } from '../data/live-orders.ts'
import { useText } from '../i18n/use-text.ts'
import { RowsList } from '../records/rows-list.tsx'
import { Button } from '../ui/button.tsx'
import { Empty } from '../ui/empty.tsx'
import { Root } from '../ui/root.tsx'
import type { Column } from '../ui/table-column.ts'
import { CancelAll } from './cancel-all.tsx'
import { useCancelOrders } from './use-cancel-orders.ts'
import { usePairs } from './use-pairs.ts'
import './orders.css'

export type LiveOrdersProps<Order extends ListedOrder> = {
  /** The widget's name. */
  name: string
  route: OrderRoute<Order>
  symbol: string | undefined
  columns: readonly Column<Order>[]
  /** Returns a description of the order for the accessible name of its cancel button. */
  nameOf: (order: Order) => string
  words: { empty: string; cancelAll: (count: number) => string }
  withoutTools: boolean | undefined
  onSignIn: (() => void) | undefined
}

/** The orders that can still be cancelled, one by one or all together. */
export function LiveOrders<Order extends ListedOrder>(props: LiveOrdersProps<Order>) {
  const { name, route, symbol, columns, nameOf, words, withoutTools, onSignIn } = props
  const { t, ready } = useText('orders')
  const { isLoading } = usePairs(route.product)
  const orders = useLiveOrders(route, symbol)
  const { cancel, busy } = useCancelOrders(route)
  const action: Column<Order> = {
    id: 'cancel',
    header: t('list.cancel'),
    headerHidden: true,
    align: 'end',
    card: 'end',
    cell: (order) => (
      <Button
        size="small"
        busy={busy.has(order.order_no)}
        aria-label={t('list.cancelOne', { order: nameOf(order) })}
        onClick={() => cancel(order)}
      >
        {t('list.cancel')}
      </Button>
    ),
  }
  const tools: ReactNode = !withoutTools && (orders.data?.length ?? 0) > 0 && (
    <div className="bl-orders__tools bl-orders__tools--end">
      <CancelAll route={route} symbol={symbol} textOf={words.cancelAll} />
    </div>
  )
  return (
    <Root name={name} density="compact" className="bl-orders">
      <RowsList
        view={{
          caption: t('list.open'),
          columns: [...columns, action],
          rowKey: (order) => order.order_no,
          empty: <Empty icon="list" title={t('list.empty')} text={words.empty} />,
          signedOut: t('list.signedOut'),
        }}
        answer={orders}
        rows={isLoading ? undefined : orders.data}
        ready={ready}
        onSignIn={onSignIn}
        tools={() => tools}
        skeletonRows={3}
      />
    </Root>
  )
}
