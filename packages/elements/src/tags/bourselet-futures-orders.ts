import { FuturesOrders } from '@bourselet/widgets/futures'
import { defineTag } from '../element.tsx'

/**
 * The member's open futures orders and pending triggers, updated live, with buttons to cancel them. Emits
 * `bourselet-select`, `bourselet-sign-in`.
 *
 * @sdk futures.orders futures.cancel
 */
export const futuresOrders = defineTag({
  name: 'bourselet-futures-orders',
  widget: FuturesOrders,
  props: { symbol: 'string', withoutTools: 'boolean' },
  events: ['onSelect', 'onSignIn'],
})
