import { add, type Decimal, isZero, orderReserve } from '@bourselet/sdk/money'
import { liveOrdersKey } from '../../../shared/data/live-orders.ts'
import { positionsKey } from '../../../shared/data/use-positions.ts'
import { ScaleDialog } from '../../../shared/scale/scale-dialog.tsx'
import { checkOrder } from '../futures-ticket/check.ts'
import { availableFor, closable } from '../futures-ticket/exposure.ts'
import { newFuturesDraft, sizeOrder } from '../futures-ticket/model.ts'
import type { FuturesTicketState } from '../futures-ticket/use-futures-ticket.ts'

export type FuturesScaleProps = { ticket: FuturesTicketState; isOpen: boolean; onClose: () => void }

/** The dialog that places several limit orders of a contract, on the side and with the margin of the ticket. */
export function FuturesScale({ ticket, isOpen, onClose }: FuturesScaleProps) {
  const { market, exposure, form, choice, rates } = ticket
  const { symbol } = market.rules
  const { side } = form.draft
  const { margin } = choice
  const { mode, leverage } = margin
  return (
    <ScaleDialog
      {...{ isOpen, onClose }}
      product={{
        ...{ product: 'futures', pair: symbol, side, market },
        check(order) {
          const size = { by: 'quantity', value: order.quantity } as const
          const draft = { ...newFuturesDraft(side, order.price), size }
          const sized = sizeOrder(draft, market)
          return checkOrder({ draft, sized, market, margin, exposure, cost: null })
        },
        // Orders that close a position release margin, and only the server knows how much. If these orders would close
        // a position of the member, the page does not check the balance.
        needed: (orders) =>
          exposure && isZero(closable(exposure.position, side))
            ? orders.reduce<Decimal>(
                (sum, { price, quantity }) =>
                  add(sum, orderReserve({ price, qty: quantity, leverage }, rates.taker)),
                '0',
              )
            : null,
        available: exposure && availableFor(exposure, mode),
        requestOf: (order) => ({
          ...order,
          ...{ symbol, side, type: 'limit' as const, leverage, margin_mode: mode },
        }),
        place: (sdk, request, client_order_id) => sdk.futures.place({ ...request, client_order_id }),
        invalidates: [liveOrdersKey('futures', symbol), liveOrdersKey('futures'), positionsKey],
      }}
    />
  )
}
