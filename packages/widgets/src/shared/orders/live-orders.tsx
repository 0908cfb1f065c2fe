import type { ReactNode } from 'react'
import type { Call } from '../data/use-call.ts'
import { useSession } from '../data/use-session.ts'
import { Empty } from '../ui/empty.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { Root } from '../ui/root.tsx'
import { Table } from '../ui/table.tsx'
import type { Column } from '../ui/table-column.ts'
import { SignedOut } from './signed-out.tsx'

export type LiveOrdersProps<Order> = {
  name: string
  orders: Call<Order[]>
  columns: Column<Order>[]
  /** Whether words and the rules of the symbols are there. */
  ready: boolean
  words: { caption: string; signedOut: string; empty: string; emptyText: string }
  /** Above the rows, while there are any. */
  tools?: ReactNode
  onSignIn: (() => void) | undefined
}

/** Orders that can still be cancelled, in all states that a list may be in. */
export function LiveOrders<Order extends { order_no: string }>(props: LiveOrdersProps<Order>) {
  const { name, orders, columns, ready, words, tools, onSignIn } = props
  const { signedIn } = useSession()
  const isFailed = orders.error !== null && !orders.data
  return (
    <Root name={name} density="compact" className="bl-orders">
      {ready && !signedIn && <SignedOut title={words.signedOut} onSignIn={onSignIn} />}
      {signedIn && isFailed && <ErrorState error={orders.error} onRetry={orders.refetch} />}
      {signedIn && !isFailed && (
        <>
          {tools && orders.data && orders.data.length > 0 && (
            <div className="bl-orders__tools bl-orders__tools--end">{tools}</div>
          )}
          <Table
            caption={words.caption}
            columns={columns}
            rows={ready ? orders.data : undefined}
            rowKey={(order) => order.order_no}
            density="medium"
            cards
            skeletonRows={3}
            empty={<Empty icon="list" title={words.empty} text={words.emptyText} />}
          />
        </>
      )}
    </Root>
  )
}
