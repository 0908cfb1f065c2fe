import { isZero } from '@bourselet/sdk/money'
import { useState } from 'react'
import type { SpotOrder } from '../../../shared/data/use-open-orders.ts'
import { useSession } from '../../../shared/data/use-session.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Pages } from '../../../shared/orders/pages.tsx'
import { SignedOut } from '../../../shared/orders/signed-out.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { Empty } from '../../../shared/ui/empty.tsx'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { Figure } from '../../../shared/ui/figure.tsx'
import { IconButton } from '../../../shared/ui/icon-button.tsx'
import { Root } from '../../../shared/ui/root.tsx'
import { Table } from '../../../shared/ui/table.tsx'
import type { Column } from '../../../shared/ui/table-column.ts'
import { StatusChip } from '../order-cells/status-chip.tsx'
import { useOrderColumns } from '../order-cells/use-order-columns.tsx'
import { usePairs } from '../order-cells/use-pairs.ts'
import { HistoryFilters } from './history-filters.tsx'
import { OrderDetails } from './order-details.tsx'
import { useOrderHistory } from './use-order-history.ts'

export type OrderHistoryProps = {
  /** Only this pair. Without it: all, with a filter. */
  symbol?: string
  /** The pair of an order was pressed. */
  onSelect?: (symbol: string) => void
  onSignIn?: () => void
}

/** Every order the member ever placed, by pair, side and status, each with the trades it made. */
export function OrderHistory({ symbol, onSelect, onSignIn }: OrderHistoryProps) {
  const { t, ready } = useText('spot')
  const { signedIn } = useSession()
  return (
    <Root name="order-history" density="compact" className="bl-orders">
      {ready && !signedIn && <SignedOut title={t('orders.signedOut')} onSignIn={onSignIn} />}
      {signedIn && <History key={symbol} symbol={symbol} onSelect={onSelect} isReady={ready} />}
    </Root>
  )
}

type HistoryProps = { symbol: string | undefined; onSelect: OrderHistoryProps['onSelect']; isReady: boolean }

function History({ symbol, onSelect, isReady }: HistoryProps) {
  const { t } = useText('spot')
  const history = useOrderHistory(symbol)
  const { isLoading } = usePairs()
  const [shown, setShown] = useState<string | null>(null)
  const columns = useHistoryColumns(onSelect, (order) => setShown(order.order_no))
  const orders = history.data?.list
  if (history.error && !orders) return <ErrorState error={history.error} onRetry={history.refetch} />
  const empty = history.isFiltered ? (
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
  return (
    <>
      <HistoryFilters history={history} withPair={!symbol} />
      <Table
        caption={t('history.caption')}
        columns={columns}
        rows={isReady && !isLoading ? orders : undefined}
        rowKey={(order) => order.order_no}
        density="medium"
        cards
        onRowSelect={(order) => setShown(order.order_no)}
        empty={empty}
      />
      <Pages page={history.page} pages={history.data?.page.pages ?? 1} onPage={history.setPage} />
      <OrderDetails
        order={orders?.find((order) => order.order_no === shown) ?? null}
        onClose={() => setShown(null)}
      />
    </>
  )
}

function useHistoryColumns(
  onSelect: OrderHistoryProps['onSelect'],
  onDetails: (order: SpotOrder) => void,
): Column<SpotOrder>[] {
  const { t } = useText('spot')
  const { pairOf } = usePairs()
  const { time, pair, type, side, price, quantity, filled, total } = useOrderColumns(onSelect)
  const average: Column<SpotOrder> = {
    id: 'average',
    header: t('orders.average'),
    align: 'end',
    hideBelow: 'l',
    cell: ({ avg_price, symbol }) => {
      const { tick } = pairOf(symbol)
      return isZero(avg_price) ? '—' : <Figure value={avg_price} {...(tick ? { tick } : {})} />
    },
  }
  const status: Column<SpotOrder> = {
    id: 'status',
    header: t('orders.status'),
    align: 'end',
    card: 'end',
    cell: (order) => (
      <span className="bl-orders__status">
        <StatusChip order={order} />
        <IconButton
          icon="chevron-right"
          size="small"
          label={t('history.details')}
          onClick={(event) => {
            event.stopPropagation()
            onDetails(order)
          }}
        />
      </span>
    ),
  }
  return [time, pair, type, side, price, average, quantity, filled, total, status]
}
