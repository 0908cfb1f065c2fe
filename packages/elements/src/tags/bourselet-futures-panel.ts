import { FuturesPanel } from '@bourselet/widgets/panels'
import { defineTag } from '../element.tsx'

/**
 * The full trading view of one contract: header, chart, order book, ticket, account, positions and orders.
 * The layout depends on the width of the tag. Emits `bourselet-order-placed`, `bourselet-sign-in`,
 * `bourselet-forgot-fund-password`, `bourselet-set-fund-password`.
 *
 * @sdk futures.place futures.positions
 */
export const futuresPanel = defineTag({
  name: 'bourselet-futures-panel',
  widget: FuturesPanel,
  scope: 'trade',
  props: { symbol: 'string', productName: 'string' },
  events: ['onOrderPlaced', 'onSignIn', 'onForgotFundPassword', 'onSetFundPassword'],
})
