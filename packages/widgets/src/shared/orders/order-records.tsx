import { useState } from 'react'
import { useText } from '../i18n/use-text.ts'
import { Button } from '../ui/button.tsx'
import { Empty } from '../ui/empty.tsx'
import type { Column } from '../ui/table-column.ts'
import { DetailsButton } from './details-button.tsx'
import { MemberList } from './member-list.tsx'
import type { Order } from './order.ts'
import { OrderDetails, type Term } from './order-details.tsx'
import { type FilterChoices, OrderFilters } from './order-filters.tsx'
import { Pages } from './pages.tsx'
import { StatusChip } from './status-chip.tsx'
import { type HistoryRoute, useOrderHistory } from './use-order-history.ts'
import { usePairs } from './use-pairs.ts'

export type OrderRecordsProps<Shown extends Order> = {
  /** Of the widget. */
  name: string
  route: HistoryRoute<Shown>
  symbol: string | undefined
  columns: readonly Column<Shown>[]
  choices: Omit<FilterChoices, 'pairs'>
  /** What the product adds to the terms of an order. */
  termsOf?: (order: Shown) => readonly Term[]
  onSignIn: (() => void) | undefined
}

/** Orders by page and filter, each with what became of it; each opens with the trades it made. */
export function OrderRecords<Shown extends Order>(props: OrderRecordsProps<Shown>) {
  const { name, route, symbol, columns, choices, termsOf, onSignIn } = props
  const { t, ready } = useText('orders')
  const { pairs, isLoading } = usePairs(route.product)
  const history = useOrderHistory(route, symbol)
  const [shown, setShown] = useState<string | null>(null)
  const orders = history.data?.list
  const status = useStatusColumn((order) => setShown(order.order_no))
  return (
    <MemberList
      name={name}
      answer={history}
      ready={ready && !isLoading}
      signedOut={t('list.signedOut')}
      onSignIn={onSignIn}
      tools={
        <OrderFilters history={history} choices={{ ...choices, pairs }} withoutPair={symbol !== undefined} />
      }
      caption={t('history.caption')}
      columns={[...columns, status]}
      rows={orders}
      rowKey={(order) => order.order_no}
      onRowSelect={(order) => setShown(order.order_no)}
      empty={
        history.isFiltered ? (
          <Empty
            icon="search"
            title={t('history.nothing')}
            text={t('history.nothingText')}
            action={
              <Button size="small" onClick={history.clear}>
                {t('history.reset')}
              </Button>
            }
          />
        ) : (
          <Empty icon="list" title={t('history.empty')} text={t('history.emptyText')} />
        )
      }
    >
      <Pages page={history.page} pages={history.data?.page.pages ?? 1} onPage={history.setPage} />
      <OrderDetails
        product={route.product}
        order={orders?.find((order) => order.order_no === shown) ?? null}
        termsOf={termsOf}
        onClose={() => setShown(null)}
      />
    </MemberList>
  )
}

function useStatusColumn(onDetails: (order: Order) => void): Column<Order> {
  const { t } = useText('orders')
  return {
    id: 'status',
    header: t('list.status'),
    align: 'end',
    card: 'end',
    cell: (order) => (
      <span className="bl-orders__status">
        <StatusChip order={order} />
        <DetailsButton label={t('history.details')} onOpen={() => onDetails(order)} />
      </span>
    ),
  }
}
