import { useMemo } from 'react'
import { type SpotOrder, spotOrders, useOpenOrders } from '../../../shared/data/use-open-orders.ts'
import { useSiteSettings } from '../../../shared/data/use-site-settings.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { LiveOrders } from '../../../shared/orders/live-orders.tsx'
import { usePairs } from '../../../shared/orders/use-pairs.ts'
import { useMemberOpened } from '../../../shared/ui/use-member-opened.ts'
import type { Amendment } from '../amend-order/amend-draft.ts'
import { AmendOrder, isAmendable } from '../amend-order/amend-order.tsx'
import { FromLast } from '../order-columns/from-last.tsx'
import { arrangeLegs } from '../order-columns/order-legs.ts'
import { useOrderPhoneRow } from '../order-columns/use-order-phone-row.tsx'
import { useSpotColumns } from '../order-columns/use-spot-columns.tsx'

export type OpenOrdersProps = {
  /** Limits the list to one pair. By default the list contains all pairs. */
  symbol?: string
  /** Omits the line with "Cancel all", for pages that render `CancelAllOrders` elsewhere. */
  withoutTools?: boolean
  /** Called with the symbol when the pair of an order is pressed. */
  onSelect?: (symbol: string) => void
  onSignIn?: () => void
}

const arranged = (orders: readonly SpotOrder[]) => arrangeLegs(orders).orders

/** The member's open orders with their filled quantity. The member can cancel one order or all. */
export function OpenOrders({ symbol, withoutTools, onSelect, onSignIn }: OpenOrdersProps) {
  const { t } = useText('spot')
  const { t: words } = useText('orders')
  const format = useFormat()
  const { pairOf } = usePairs('spot')
  const { data: orders } = useOpenOrders(symbol)
  const { below } = useMemo(() => arrangeLegs(orders ?? []), [orders])
  const { time, pair, type, side, trigger, price, quantity, filled, total } = useSpotColumns(onSelect, below)
  const phone = useOrderPhoneRow()
  const isOffered = useSiteSettings().data?.spot_amend ?? false
  const [amendment, setAmendment] = useMemberOpened<Amendment>()
  const sizeOf = ({ symbol, side, quantity, filled }: SpotOrder) => {
    const amount = `${format.amount(quantity ?? filled)} ${pairOf(symbol).base}`
    return words(`unknown.${side}`, { quantity: amount })
  }
  const nameOf = (order: SpotOrder) => {
    const price = order.price ?? order.trigger_price
    return price ? `${sizeOf(order)}, ${format.price(price, pairOf(order.symbol).tick)}` : sizeOf(order)
  }
  return (
    <LiveOrders
      name="open-orders"
      route={spotOrders}
      symbol={symbol}
      columns={[
        time,
        pair,
        type,
        side,
        trigger,
        price,
        {
          id: 'fromLast',
          header: t('orders.fromLast'),
          align: 'end',
          hideBelow: 'm',
          cell: (order) => <FromLast order={order} />,
        },
        quantity,
        filled,
        { ...total, card: 'hidden' },
      ]}
      phone={phone}
      arrange={arranged}
      nameOf={nameOf}
      texts={{
        empty: t('orders.emptyText'),
        cancelAll: (count) => t('orders.cancelAllText', { count }),
        cancelMore: (order) =>
          order.oco_order_no === null
            ? undefined
            : { text: t('orders.cancelBoth'), label: t('orders.cancelBothOf', { order: sizeOf(order) }) },
      }}
      edit={isOffered ? { isOffered: isAmendable, onPress: (order) => setAmendment({ order }) } : undefined}
      withoutTools={withoutTools}
      onSignIn={onSignIn}
    >
      <AmendOrder amendment={amendment} onClose={() => setAmendment(null)} />
    </LiveOrders>
  )
}
