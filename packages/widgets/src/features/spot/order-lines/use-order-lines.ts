import { type Decimal, sub } from '@bourselet/sdk/money'
import { useCallback, useMemo } from 'react'
import type { PriceLine } from '../../../shared/data/price-line.ts'
import { type SpotOrder, spotOrders, useOpenOrders } from '../../../shared/data/use-open-orders.ts'
import { useSiteSettings } from '../../../shared/data/use-site-settings.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { useCancelOrders } from '../../../shared/orders/use-cancel-orders.ts'
import { useMemberOpened } from '../../../shared/ui/use-member-opened.ts'
import type { Amendment } from '../amend-order/amend-draft.ts'
import { isAmendable } from '../amend-order/amend-order.tsx'

export type OrderLines = {
  /** The marks of the member's orders in the order book. Pass them to an order book as `ownOrders`. */
  ownOrders: readonly { side: 'buy' | 'sell'; price: Decimal }[]
  /** The price lines of the member's orders. Pass them to a chart as `lines`. */
  lines: readonly PriceLine[]
  /** Cancels the order of a line. Pass this function to a chart as `onLineClose`. */
  onLineClose: (id: string) => void
  /** Opens the edit dialog for the order of a line. Pass this function to a chart as `onLineMove`. */
  onLineMove: (id: string, price: Decimal) => void
  /** The order to edit. Pass it to `AmendOrder` together with `onAmendmentClose`. */
  amendment: Amendment | null
  onAmendmentClose: () => void
}

type Priced = SpotOrder & { price: Decimal }

/** Returns true for an order that rests in the book. A limit order that waits for its trigger does not rest there. */
const isResting = (order: SpotOrder): order is Priced => order.price !== null && order.status !== 'pending'

/**
 * Returns the member's open orders of a pair in two forms: as marks for an order book, and as lines for a chart. The
 * close button of a line cancels the order of the line. An order that waits for its trigger has a dotted line at its
 * trigger price and no mark in the book.
 */
export function useOrderLines(symbol: string): OrderLines {
  const { t } = useText('orders')
  const { t: own } = useText('spot')
  const format = useFormat()
  const { data } = useOpenOrders(symbol)
  const { cancel } = useCancelOrders(spotOrders)
  const onLineClose = useCallback((order_no: string) => cancel({ order_no }), [cancel])
  const isOffered = useSiteSettings().data?.spot_amend ?? false
  const [amendment, setAmendment] = useMemberOpened<Amendment>()
  const onLineMove = useCallback(
    (id: string, price: Decimal) => {
      const order = data?.find(({ order_no }) => order_no === id)
      if (order) setAmendment({ order, price })
    },
    [data, setAmendment],
  )
  const onAmendmentClose = useCallback(() => setAmendment(null), [setAmendment])
  const resting = useMemo(() => (data ?? []).filter(isResting), [data])
  const lines = useMemo(
    () =>
      (data ?? []).flatMap((order): PriceLine[] => {
        const { order_no, side, quantity, total, filled, status, oco_order_no } = order
        const isWaiting = status === 'pending'
        const price = isWaiting ? order.trigger_price : order.price
        if (price === null) return []
        const amount = quantity === null ? (total ?? '0') : sub(quantity, filled)
        const kind = isWaiting ? t(order.type === 'trailing_stop' ? 'kind.trailing_stop' : 'kind.stop') : null
        const label = [oco_order_no && t('kind.oco'), kind, t(`side.${side}`), format.amount(amount)]
          .filter((part) => part !== null)
          .join(' ')
        return [
          {
            ...{ id: order_no, price, side, label },
            closeLabel:
              oco_order_no === null
                ? t('list.cancelOne', { order: label })
                : own('orders.cancelBothOf', { order: label }),
            ...(isWaiting ? { stroke: 'dotted' } : {}),
            isMovable: isOffered && isAmendable(order),
            ...(oco_order_no === null ? {} : { group: [order_no, oco_order_no].sort().join() }),
          },
        ]
      }),
    [data, t, own, format, isOffered],
  )
  return { ownOrders: resting, lines, onLineClose, onLineMove, amendment, onAmendmentClose }
}
