import { FuturesTicket } from '@bourselet/widgets/futures'
import { defineTag } from '../element.tsx'

/**
 * The order form for futures: long or short, with leverage, margin, take profit and stop loss. Emits
 * `bourselet-order-placed`, `bourselet-failed`, `bourselet-sign-in`, and from the fund password dialog of a transfer
 * `bourselet-forgot-fund-password`, `bourselet-set-fund-password`.
 *
 * @sdk futures.place
 */
export const futuresTicket = defineTag({
  name: 'bourselet-futures-ticket',
  widget: FuturesTicket,
  scope: 'trade',
  needsSymbol: true,
  props: { symbol: 'string', side: ['buy', 'sell'], price: 'string', layout: ['panel', 'sheet'] },
  events: ['onOrderPlaced', 'onFailed', 'onSignIn', 'onForgotFundPassword', 'onSetFundPassword'],
})
