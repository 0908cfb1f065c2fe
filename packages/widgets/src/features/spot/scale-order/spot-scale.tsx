import { add, type Decimal } from '@bourselet/sdk/money'
import { liveOrdersKey } from '../../../shared/data/live-orders.ts'
import { spotAccountKey } from '../../../shared/data/use-spot-account.ts'
import { notionalOf } from '../../../shared/scale/scale.ts'
import { ScaleDialog } from '../../../shared/scale/scale-dialog.tsx'
import { checkOrder } from '../trade-ticket/check.ts'
import { newDraft, sizeOrder } from '../trade-ticket/model.ts'
import type { TradeTicketState } from '../trade-ticket/use-trade-ticket.ts'

export type SpotScaleProps = { ticket: TradeTicketState; isOpen: boolean; onClose: () => void }

/**
 * The dialog that places several limit orders of a pair. Their side, buy or sell, is the one selected in the ticket.
 */
export function SpotScale({ ticket, isOpen, onClose }: SpotScaleProps) {
  const { market, funds, form } = ticket
  const { rules } = market
  const { symbol } = rules
  const { side } = form.draft
  return (
    <ScaleDialog
      {...{ isOpen, onClose }}
      product={{
        ...{ product: 'spot', pair: `${rules.base}/${rules.quote}`, side, market },
        check(order) {
          const size = { by: 'quantity', value: order.quantity } as const
          const draft = { ...newDraft(side, order.price), size }
          return checkOrder(draft, sizeOrder(draft, rules), market, null)
        },
        needed: (orders) =>
          side === 'buy'
            ? notionalOf(orders)
            : orders.reduce<Decimal>((sum, { quantity }) => add(sum, quantity), '0'),
        available: funds?.[side === 'buy' ? 'quote' : 'base'] ?? null,
        requestOf: (order) => ({ ...order, symbol, side, type: 'limit' as const }),
        place: (sdk, request, client_order_id) => sdk.spot.place({ ...request, client_order_id }),
        invalidates: [liveOrdersKey('spot', symbol), liveOrdersKey('spot'), spotAccountKey(symbol)],
      }}
    />
  )
}
