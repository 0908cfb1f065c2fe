import type { Decimal } from '@bourselet/sdk/money'
import { useEffect, useRef } from 'react'
import type { ListedOrder, OrderRoute } from '../data/live-orders.ts'
import { useErrorText } from '../i18n/use-error-text.ts'
import { useText } from '../i18n/use-text.ts'
import { useCancelOrders } from '../orders/use-cancel-orders.ts'
import type { OrderMarket } from '../ticket/order-terms.ts'
import type { Problem } from '../ticket/problem.ts'
import {
  type OrderIntent,
  type OrderIntentOptions,
  type Previewed,
  type ShownOrder,
  useOrderIntent,
  usePlacedToast,
} from '../ticket/use-order-intent.ts'
import { useToast } from '../ui/use-toast.ts'
import type { OneClickProps } from './use-pressed-price.ts'

/** An order of one-click trading: a limit order at `price`, or a market order if `price` is null. */
export type OneClickOrder = { side: 'buy' | 'sell'; price: Decimal | null; quantity: Decimal }

/** The market, the checks and the calls that a product provides for one-click trading. */
export type OneClickProduct<Request, Placed, Preview, Listed extends ListedOrder> = Pick<
  OrderIntentOptions<Request, Placed, Preview>,
  'previewOf' | 'send' | 'observe' | 'invalidates'
> & {
  symbol: string
  market: OrderMarket
  /** True while the shown book may be outdated. */
  isStale: boolean
  /** True from the first moment in which the shown book may be outdated. No market order is sent then. */
  isBookStale: boolean
  orders: OrderRoute<Listed>
  /** Returns the reasons why the server would refuse an order. */
  check: (order: OneClickOrder) => Problem<string>[]
  /** Returns the request that places an order; null while data that it needs is missing. */
  requestOf: (order: OneClickOrder) => Request | null
}

export type OneClickOrders<Request, Placed, Preview> = {
  intent: OrderIntent<Request, Placed, Preview>
  /**
   * Sends the order that the member pressed, unless a check before sending finds a problem.
   */
  send: (order: OneClickOrder) => void
}

/**
 * Returns the function that sends one-click orders, and the intent (see `useIntent`) of these orders. It is separate
 * from the intent of the ticket, so the entries of the ticket stay.
 */
export function useOneClick<
  Request extends { type: string },
  Placed extends ShownOrder & { order_no: string },
  Preview extends Previewed,
  Listed extends ListedOrder,
>({
  symbol,
  market,
  isStale,
  isBookStale,
  orders,
  check,
  requestOf,
  ...options
}: OneClickProduct<Request, Placed, Preview, Listed>): OneClickOrders<Request, Placed, Preview> {
  const { t } = useText('terminal')
  const errorText = useErrorText()
  const { show } = useToast()
  const { cancel } = useCancelOrders(orders)
  const showPlaced = usePlacedToast(market.rules)
  const intent = useOrderIntent<Request, Placed, Preview>({
    ...options,
    scope: [`one-click-${orders.product}`, symbol],
    isQuiet: true,
    onDone(order) {
      const { order_no } = order
      showPlaced(order, { label: t('oneClick.undo'), onSelect: () => cancel({ order_no }) })
    },
    onFailed: (error) => show({ tone: 'error', title: errorText(error) }),
  })
  const refuse = (text: string) => show({ tone: 'warn', title: t('oneClick.none'), text })
  return {
    intent,
    send(order) {
      if (isStale || (isBookStale && order.price === null)) return refuse(t('oneClick.stale'))
      if (intent.isLocked) return refuse(t('oneClick.busy'))
      const [problem] = check(order)
      const request = requestOf(order)
      if (problem) return refuse(errorText(problem))
      if (!request) return refuse(t('oneClick.loading'))
      intent.submit(request)
    },
  }
}

/** Time in ms within which a second press of a button that sends market orders counts as a part of a double tap. */
const DOUBLE_TAP_MS = 500

/**
 * Calls `onArm` with a function that sends an order of the size `quantity`, and with null when `quantity` is null. The
 * function sends nothing for the second press of a double click or double tap, and for the repeated events of a key that
 * is held down.
 */
export function useArmed(
  quantity: Decimal | null,
  send: (order: OneClickOrder) => void,
  onArm: OneClickProps['onArm'],
): void {
  const latest = useRef(send)
  useEffect(() => {
    latest.current = send
  })
  useEffect(() => {
    if (quantity === null) return
    let isSecondClick = false
    let isKeyHeld = false
    let marketSentAt = Number.NEGATIVE_INFINITY
    const onClick = ({ detail }: MouseEvent) => {
      isSecondClick = detail > 1
    }
    // A key that is held down repeats its event, and on a button each of these events causes a click.
    const onKey = ({ repeat }: KeyboardEvent) => {
      isKeyHeld = repeat
    }
    document.addEventListener('click', onClick, true)
    document.addEventListener('keydown', onKey, true)
    document.addEventListener('keyup', onKey, true)
    onArm((price, side) => {
      if (isSecondClick || isKeyHeld) return
      if (price === null) {
        // Safari on phones does not count the taps of a double tap.
        const now = performance.now()
        if (now - marketSentAt < DOUBLE_TAP_MS) return
        marketSentAt = now
      }
      latest.current({ price, side, quantity })
    })
    return () => {
      document.removeEventListener('click', onClick, true)
      document.removeEventListener('keydown', onKey, true)
      document.removeEventListener('keyup', onKey, true)
      onArm(null)
    }
  }, [quantity, onArm])
}
