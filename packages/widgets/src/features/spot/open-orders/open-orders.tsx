import { type SpotOrder, spotOrders } from '../../../shared/data/use-open-orders.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { LiveOrders } from '../../../shared/orders/live-orders.tsx'
import { usePairs } from '../../../shared/orders/use-pairs.ts'
import { useSpotColumns } from '../order-columns/use-spot-columns.tsx'

export type OpenOrdersProps = {
  /** Limits the list to this pair. Without it: all pairs. */
  symbol?: string
  /** Omits the line with "Cancel all", for pages that render `CancelAllOrders` elsewhere. */
  withoutTools?: boolean
  /** Called with the symbol when the pair of an order is pressed. */
  onSelect?: (symbol: string) => void
  onSignIn?: () => void
}

/** The member's open orders with their filled quantity. The member can cancel one of them or all. */
export function OpenOrders({ symbol, withoutTools, onSelect, onSignIn }: OpenOrdersProps) {
  const { t } = useText('spot')
  const { t: words } = useText('orders')
  const format = useFormat()
  const { pairOf } = usePairs('spot')
  const { time, pair, type, side, price, quantity, filled, total } = useSpotColumns(onSelect)
  const nameOf = (order: SpotOrder) => {
    const amount = `${format.amount(order.quantity ?? order.filled)} ${pairOf(order.symbol).base}`
    return words(`unknown.${order.side}`, { quantity: amount })
  }
  return (
    <LiveOrders
      name="open-orders"
      route={spotOrders}
      symbol={symbol}
      columns={[time, pair, type, side, price, quantity, filled, { ...total, card: 'hidden' }]}
      nameOf={nameOf}
      words={{
        empty: t('orders.emptyText'),
        cancelAll: (count) => t('orders.cancelAllText', { count }),
      }}
      withoutTools={withoutTools}
      onSignIn={onSignIn}
    />
  )
}
