import { OpenOrders } from '@bourselet/widgets/spot'
import { defineTag } from '../element.tsx'

/** The orders that rest, live, with cancel. Tells `bourselet-select`, `bourselet-sign-in`. */
export const openOrders = defineTag({
  name: 'bourselet-open-orders',
  widget: OpenOrders,
  props: { symbol: 'string', withoutTools: 'boolean' },
  events: ['onSelect', 'onSignIn'],
})
