import { type FuturesOrder, futuresOrders } from '../../../shared/data/use-futures-orders.ts'
import { useSiteSettings } from '../../../shared/data/use-site-settings.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { LiveOrders } from '../../../shared/orders/live-orders.tsx'
import { orderKind } from '../../../shared/orders/order-kind.ts'
import { usePairs } from '../../../shared/orders/use-pairs.ts'
import { useMemberOpened } from '../../../shared/ui/use-member-opened.ts'
import type { FuturesAmendment } from '../amend-order/amend-draft.ts'
import { AmendFuturesOrder, isAmendable } from '../amend-order/amend-futures-order.tsx'
import { useFuturesColumns } from './use-futures-columns.tsx'
import { useFuturesPhoneRow } from './use-futures-phone-row.tsx'

export type FuturesOrdersProps = {
  /** Limits the list to one contract. By default the list contains all contracts. */
  symbol?: string
  /** Omits the line with "Cancel all", for pages that render `CancelAllFutures` elsewhere. */
  withoutTools?: boolean
  /** Called when the symbol of an order is pressed. */
  onSelect?: (symbol: string) => void
  onSignIn?: () => void
}

/**
 * The member's open contract orders: those in the book, and triggers that wait for their price. The member
 * can edit and cancel an order, or cancel all.
 */
export function FuturesOrders({ symbol, withoutTools, onSelect, onSignIn }: FuturesOrdersProps) {
  const { t } = useText('futures')
  const { t: words } = useText('orders')
  const { time, contract, type, side, price, quantity, filled, trigger } = useFuturesColumns(onSelect)
  const isOffered = useSiteSettings().data?.futures_amend ?? false
  const [amendment, setAmendment] = useMemberOpened<FuturesAmendment>()
  const phone = useFuturesPhoneRow()
  const format = useFormat()
  const { pairOf } = usePairs('futures')
  const nameOf = (order: FuturesOrder) => {
    const { symbol, side, quantity } = order
    const { base, tick } = pairOf(symbol)
    const price = order.price ?? order.trigger_price
    const terms = [symbol, words(`kind.${orderKind(order)}`), words(`side.${side}`)]
    if (quantity) terms.push(`${format.amount(quantity)} ${base}`)
    if (price) terms.push(format.price(price, tick))
    return terms.join(', ')
  }
  return (
    <LiveOrders
      name="futures-orders"
      route={futuresOrders}
      symbol={symbol}
      columns={[time, contract, type, side, price, quantity, filled, trigger]}
      phone={phone}
      nameOf={nameOf}
      texts={{
        empty: t('orders.emptyText'),
        cancelAll: (count) => t('orders.cancelAllText', { count }),
      }}
      edit={isOffered ? { isOffered: isAmendable, onPress: (order) => setAmendment({ order }) } : undefined}
      withoutTools={withoutTools}
      onSignIn={onSignIn}
    >
      <AmendFuturesOrder amendment={amendment} onClose={() => setAmendment(null)} />
    </LiveOrders>
  )
}
