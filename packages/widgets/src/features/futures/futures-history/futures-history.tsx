import { isZero } from '@bourselet/sdk/money'
import { useState } from 'react'
import { useContracts } from '../../../shared/data/use-contracts.ts'
import type { FuturesOrder } from '../../../shared/data/use-futures-orders.ts'
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
import { useFuturesColumns } from '../futures-orders/use-futures-columns.tsx'
import { FuturesDetails } from './futures-details.tsx'
import { FuturesFilters } from './futures-filters.tsx'
import { FuturesStatus } from './futures-status.tsx'
import { type FuturesHistoryState, useFuturesHistory } from './use-futures-history.ts'

export type FuturesHistoryProps = {
  /** Only this contract. Without it: all, with a filter. */
  symbol?: string
  /** The symbol of an order was pressed. */
  onSelect?: (symbol: string) => void
  onSignIn?: () => void
}

/** Every contract order of the member that has ended, each with what became of it. */
export function FuturesHistory({ symbol, onSelect, onSignIn }: FuturesHistoryProps) {
  const { t, ready } = useText('futures')
  const { signedIn } = useSession()
  return (
    <Root name="futures-history" density="compact" className="bl-orders">
      {ready && !signedIn && <SignedOut title={t('orders.signedOut')} onSignIn={onSignIn} />}
      {signedIn && <History key={symbol} symbol={symbol} onSelect={onSelect} isReady={ready} />}
    </Root>
  )
}

type HistoryProps = {
  symbol: string | undefined
  onSelect: FuturesHistoryProps['onSelect']
  isReady: boolean
}

function History({ symbol, onSelect, isReady }: HistoryProps) {
  const { t } = useText('futures')
  const history = useFuturesHistory(symbol)
  const { isLoading } = useContracts()
  const [shown, setShown] = useState<string | null>(null)
  const columns = useHistoryColumns(onSelect, (order) => setShown(order.order_no))
  const orders = history.data?.list
  if (history.error && !orders) return <ErrorState error={history.error} onRetry={history.refetch} />
  return (
    <>
      <FuturesFilters history={history} withSymbol={!symbol} />
      <Table
        caption={t('history.caption')}
        columns={columns}
        rows={isReady && !isLoading ? orders : undefined}
        rowKey={(order) => order.order_no}
        density="medium"
        cards
        onRowSelect={(order) => setShown(order.order_no)}
        empty={<NoOrders history={history} />}
      />
      <Pages page={history.page} pages={history.data?.page.pages ?? 1} onPage={history.setPage} />
      <FuturesDetails
        order={orders?.find((order) => order.order_no === shown) ?? null}
        onClose={() => setShown(null)}
      />
    </>
  )
}

/** Why there is nothing, and the way back. */
function NoOrders({ history }: { history: FuturesHistoryState }) {
  const { t } = useText('futures')
  if (!history.isFiltered) {
    return <Empty icon="list" title={t('history.empty')} text={t('history.emptyText')} />
  }
  return (
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
  )
}

function useHistoryColumns(
  onSelect: FuturesHistoryProps['onSelect'],
  onDetails: (order: FuturesOrder) => void,
): Column<FuturesOrder>[] {
  const { t } = useText('futures')
  const { contractOf } = useContracts()
  const { time, symbol, type, side, price, quantity, filled, trigger } = useFuturesColumns(onSelect)
  const average: Column<FuturesOrder> = {
    id: 'average',
    header: t('orders.average'),
    align: 'end',
    cell: ({ avg_price, symbol: name }) => {
      const tick = contractOf(name)?.tick
      return isZero(avg_price) ? '—' : <Figure value={avg_price} {...(tick ? { tick } : {})} />
    },
  }
  const status: Column<FuturesOrder> = {
    id: 'status',
    header: t('orders.status'),
    align: 'end',
    card: 'end',
    cell: (order) => (
      <span className="bl-orders__status">
        <FuturesStatus order={order} />
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
  return [time, symbol, type, side, price, average, quantity, filled, { ...trigger, hideBelow: 'l' }, status]
}
