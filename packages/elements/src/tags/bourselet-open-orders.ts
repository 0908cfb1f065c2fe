import { OpenOrders } from '@bourselet/widgets/spot'
import { defineTag } from '../element.tsx'

/**
 * The member's open spot orders, updated live, with buttons to cancel them. Emits `bourselet-select`,
 * `bourselet-sign-in`.
 *
 * @sdk spot.openOrders spot.cancel
 */
export const openOrders = defineTag({
  name: 'bourselet-open-orders',
  widget: OpenOrders,
  props: { symbol: 'string', withoutTools: 'boolean' },
  events: ['onSelect', 'onSignIn'],
})
