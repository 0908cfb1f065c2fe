import type { Decimal } from '@bourselet/sdk/money'
import { useEffect, useRef } from 'react'
import { liveOrdersKey } from '../../../shared/data/live-orders.ts'
import { spotOrders } from '../../../shared/data/use-open-orders.ts'
import { spotAccountKey, useSpotAccount } from '../../../shared/data/use-spot-account.ts'
import { useErrorText } from '../../../shared/i18n/use-error-text.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { useCancelOrders } from '../../../shared/orders/use-cancel-orders.ts'
import type { OrderMarket } from '../../../shared/ticket/order-terms.ts'
import { type OrderIntent, useOrderIntent, usePlacedToast } from '../../../shared/ticket/use-order-intent.ts'
import { useToast } from '../../../shared/ui/use-toast.ts'
import { checkOrder } from '../trade-ticket/check.ts'
import {
  newDraft,
  type OrderRequest,
  orderRequest,
  type PlacedOrder,
  sizeOrder,
} from '../trade-ticket/model.ts'
import { previewOrder } from '../trade-ticket/preview.ts'
import type { Preview } from '../trade-ticket/preview-result.ts'

/** Called with a pressed price of the order book and the side of the order that would trade against it. */
export type PriceSelect = (price: Decimal, side: 'buy' | 'sell') => void

export type OneClickProps = {
  symbol: string
  /** Called with the function that sends an order at a pressed price; with null when one-click trading ends. */
  onArm: (send: PriceSelect | null) => void
}

export type OneClickOrders = {
  intent: OrderIntent<OrderRequest, PlacedOrder, Preview>
  /** Sends a limit order of this size at a pressed price, unless a check before sending refuses it. */
  send: (price: Decimal, side: 'buy' | 'sell', quantity: Decimal) => void
}

/**
 * Returns the function that sends orders of one-click trading, and their intent. The intent is separate from that of
 * the ticket, so the entries of the ticket do not change.
 */
export function useOneClick(symbol: string, market: OrderMarket, isStale: boolean): OneClickOrders {
  const { t } = useText('terminal')
  const errorText = useErrorText()
  const { show } = useToast()
  const { data: account } = useSpotAccount(symbol)
  const { cancel } = useCancelOrders(spotOrders)
  const showPlaced = usePlacedToast(market.rules)
  const funds = account
    ? {
        base: account.base.available,
        quote: account.quote.available,
        maker: account.maker,
        taker: account.taker,
      }
    : null
  const intent = useOrderIntent<OrderRequest, PlacedOrder, Preview>({
    scope: ['one-click', symbol],
    isQuiet: true,
    previewOf: (order) => previewOrder(order, market, funds, funds),
    send: (sdk, order, { idempotencyKey }) => sdk.spot.place(order, { idempotencyKey }),
    observe(event) {
      if (event.kind !== 'order') return null
      const { order } = event
      return { key: order.client_order_id, answer: { ...order, fills: order.fills ?? [] } }
    },
    invalidates: [liveOrdersKey('spot', symbol), liveOrdersKey('spot'), spotAccountKey(symbol)],
    onDone(order) {
      const { order_no } = order
      showPlaced(order, { label: t('oneClick.undo'), onSelect: () => cancel({ order_no }) })
    },
    onFailed: (error) => show({ tone: 'error', title: errorText(error) }),
  })
  const refuse = (text: string) => show({ tone: 'warn', title: t('oneClick.none'), text })
  return {
    intent,
    send(price, side, quantity) {
      if (isStale) return refuse(t('oneClick.stale'))
      if (intent.isLocked) return refuse(t('oneClick.busy'))
      const draft = { ...newDraft(side, price), size: { by: 'quantity' as const, value: quantity } }
      const sized = sizeOrder(draft, market.rules)
      const [problem] = checkOrder(draft, sized, market, funds)
      const order = orderRequest(symbol, draft, sized)
      if (problem) return refuse(errorText(problem))
      if (order) intent.submit(order)
    },
  }
}

/**
 * Passes the function that sends an order to `onArm` while `quantity` is set. The second click of a double click, and
 * repeated events of a held key, send nothing.
 */
export function useArmed(
  quantity: Decimal | null,
  send: OneClickOrders['send'],
  onArm: (send: PriceSelect | null) => void,
): void {
  const latest = useRef(send)
  useEffect(() => {
    latest.current = send
  })
  useEffect(() => {
    if (quantity === null) return
    let isRepeated = false
    const onClick = ({ detail }: MouseEvent) => {
      isRepeated = detail > 1
    }
    const onKeyDown = ({ repeat }: KeyboardEvent) => {
      isRepeated = repeat
    }
    document.addEventListener('click', onClick, true)
    document.addEventListener('keydown', onKeyDown, true)
    onArm((price, side) => {
      if (!isRepeated) latest.current(price, side, quantity)
    })
    return () => {
      document.removeEventListener('click', onClick, true)
      document.removeEventListener('keydown', onKeyDown, true)
      onArm(null)
    }
  }, [quantity, onArm])
}
