import { OrderHistory } from '@bourselet/widgets/spot'
import { defineTag } from '../element.tsx'

/** Orders that ended and those that rest, with filters and fills. Tells `bourselet-select`, `bourselet-sign-in`. */
export const orderHistory = defineTag({
  name: 'bourselet-order-history',
  widget: OrderHistory,
  props: { symbol: 'string' },
  events: ['onSelect', 'onSignIn'],
})
