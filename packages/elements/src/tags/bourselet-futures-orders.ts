import { FuturesOrders } from '@bourselet/widgets/futures'
import { defineTag } from '../element.tsx'

/** The contract orders that rest and the triggers that wait, live, with cancel. Tells `bourselet-select`, `bourselet-sign-in`. */
export const futuresOrders = defineTag({
  name: 'bourselet-futures-orders',
  widget: FuturesOrders,
  props: { symbol: 'string', withoutTools: 'boolean' },
  events: ['onSelect', 'onSignIn'],
})
