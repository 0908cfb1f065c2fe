import { type SpotOrder, spotOrders } from '../../../shared/data/use-open-orders.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { type HistoryRoute, OrderRecords } from '../../../shared/orders/order-records.tsx'
import type { BourseletClient } from '../../../shared/provider/client.ts'
import type { RecordsPage } from '../../../shared/records/records.ts'
import { useSpotColumns } from '../order-columns/use-spot-columns.tsx'

export type OrderHistoryProps = {
  /** Limits the list to this pair. Without it: all pairs, with a filter. */
  symbol?: string
  /** Called with the symbol when the pair of an order is pressed. */
  onSelect?: (symbol: string) => void
  onSignIn?: () => void
}

type Asked = Parameters<BourseletClient['spot']['orders']>[0]

const route: HistoryRoute<SpotOrder> = {
  ...spotOrders,
  // This page filters by `type` only among spot orders, so every row of the answer is a spot order and the
  // cast is safe.
  past: (sdk, request, options) =>
    sdk.spot.orders({ ...(request as Asked), with_fills: true }, options) as Promise<RecordsPage<SpotOrder>>,
}

/** Every order of the member, filtered by pair, side, status and period, each with its trades. */
export function OrderHistory({ symbol, onSelect, onSignIn }: OrderHistoryProps) {
  const { t } = useText('spot')
  const { time, pair, type, side, price, average, quantity, filled, total } = useSpotColumns(onSelect)
  return (
    <OrderRecords
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
