import { TradeTicket } from '@bourselet/widgets/spot'
import { defineTag } from '../element.tsx'

/**
 * The spot ticket: limit and market orders, and the stop orders and OCOs that the operator offers, with fee and
 * cost before submission. Emits
 * `bourselet-order-placed`, `bourselet-failed`, `bourselet-sign-in`, `bourselet-deposit`.
 *
 * @sdk spot.place
 */
export const tradeTicket = defineTag({
  name: 'bourselet-trade-ticket',
  widget: TradeTicket,
  needsSymbol: true,
  props: { symbol: 'string', side: 'string', price: 'string', layout: 'string' },
  events: ['onOrderPlaced', 'onFailed', 'onSignIn', 'onDeposit'],
})
