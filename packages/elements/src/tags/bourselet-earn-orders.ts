import { EarnOrders } from '@bourselet/widgets/earn'
import { defineTag } from '../element.tsx'

/**
 * The member's wealth, pledge and savings orders. Members add principal to them and redeem them early. Emits
 * `bourselet-forgot-fund-password`, `bourselet-set-fund-password`, `bourselet-sign-in`.
 *
 * @sdk wealth.orders savings.orders
 */
export const earnOrders = defineTag({
  name: 'bourselet-earn-orders',
  widget: EarnOrders,
  props: {},
  events: ['onForgotFundPassword', 'onSetFundPassword', 'onSignIn'],
})
