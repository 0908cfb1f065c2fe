import type { OptionOrder } from '../../../shared/data/use-option-orders.ts'
import type { BourseletClient } from '../../../shared/provider/client.ts'
import { keepDesks, type OrderRoute } from '../../../shared/ticket/order-desk.ts'

export type BetRequest = Parameters<BourseletClient['prediction']['place']>[0]

const route = (sdk: BourseletClient): OrderRoute<BetRequest, OptionOrder> => ({
  send: (bet) => sdk.prediction.place(bet),
  read: (event) =>
    event.kind === 'option_order' ? { id: event.order.client_order_id, placed: event.order } : null,
})

/** The desk that sends the bets of a symbol in rounds. */
export const roundDeskOf = keepDesks(route)

/** The desk that opens the options of a symbol. */
export const optionDeskOf = keepDesks(route)
