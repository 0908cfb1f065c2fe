import { OrderHistory } from '@bourselet/widgets/spot'
import { defineTag } from '../element.tsx'

/**
 * The member's spot orders, open and closed, with filters and fills. Emits `bourselet-select`, `bourselet-sign-in`.
 *
 * @sdk spot.orders
 */
export const orderHistory = defineTag({
  name: 'bourselet-order-history',
  widget: OrderHistory,
  props: { symbol: 'string' },
  events: ['onSelect', 'onSignIn'],
})
