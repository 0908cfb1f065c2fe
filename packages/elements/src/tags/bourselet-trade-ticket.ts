import { TradeTicket } from '@bourselet/widgets/spot'
import { defineTag } from '../element.tsx'

/** Buy or sell: limit and market orders with fee and cost before sending. Tells `bourselet-order-placed`, `bourselet-failed`, `bourselet-sign-in`, `bourselet-deposit`. */
export const tradeTicket = defineTag({
  name: 'bourselet-trade-ticket',
  widget: TradeTicket,
  needsSymbol: true,
  props: { symbol: 'string', side: 'string', price: 'string', layout: 'string' },
  events: ['onOrderPlaced', 'onFailed', 'onSignIn', 'onDeposit'],
})
