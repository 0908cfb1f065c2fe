import { type SpotOrder, spotOrders } from '../../../shared/data/use-open-orders.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { OrderRecords } from '../../../shared/orders/order-records.tsx'
import type { HistoryPage, HistoryRoute } from '../../../shared/orders/use-order-history.ts'
import type { BourseletClient } from '../../../shared/provider/client.ts'
import { useSpotColumns } from '../order-columns/use-spot-columns.tsx'

export type OrderHistoryProps = {
  /** Only this pair. Without it: all, with a filter. */
  symbol?: string
  /** The pair of an order was pressed. */
  onSelect?: (symbol: string) => void
  onSignIn?: () => void
}

type Asked = Parameters<BourseletClient['spot']['orders']>[0]

const route: HistoryRoute<SpotOrder> = {
  ...spotOrders,
  // Without type, or with type spot, every row is a spot order.
  past: (sdk, asked, options) => sdk.spot.orders(asked as Asked, options) as Promise<HistoryPage<SpotOrder>>,
}

/** Every order the member ever placed, by pair, side, status and period, each with the trades it made. */
export function OrderHistory({ symbol, onSelect, onSignIn }: OrderHistoryProps) {
  const { t } = useText('spot')
  const { time, pair, type, side, price, average, quantity, filled, total } = useSpotColumns(onSelect)
  return (
    <OrderRecords
      // Of another pair: from the first page on.
      key={symbol}
      name="order-history"
      route={route}
      symbol={symbol}
      columns={[time, pair, type, side, price, { ...average, hideBelow: 'l' }, quantity, filled, total]}
      choices={{
        words: { pair: t('orders.pair'), allPairs: t('history.allPairs') },
        sides: ['buy', 'sell'],
        types: null,
        statuses: ['open', 'partial', 'completed', 'cancelled', 'expired'],
      }}
      onSignIn={onSignIn}
    />
  )
}
