import { TradeTicket } from '@bourselet/widgets/spot'
import { defineTag } from '../element.tsx'

/**
 * The order form for spot: limit and market orders, and the stop and OCO orders that the operator offers. It shows
 * fee and cost before submission. Emits `bourselet-order-placed`, `bourselet-failed`, `bourselet-sign-in`,
 * `bourselet-deposit`.
 *
 * @sdk spot.place
 */
export const tradeTicket = defineTag({
  name: 'bourselet-trade-ticket',
  widget: TradeTicket,
  scope: 'trade',
  needsSymbol: true,
  props: { symbol: 'string', side: ['buy', 'sell'], price: 'string', layout: ['panel', 'sheet'] },
  events: ['onOrderPlaced', 'onFailed', 'onSignIn', 'onDeposit'],
})
