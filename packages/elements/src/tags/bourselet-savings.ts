import { SavingsProducts } from '@bourselet/widgets/earn'
import { defineTag } from '../element.tsx'

/**
 * Flexible and fixed savings, with a calculator in which members subscribe. The calculator needs no log-in. Emits
 * `bourselet-subscribed` (with the order), `bourselet-forgot-fund-password`, `bourselet-set-fund-password`,
 * `bourselet-sign-in`.
 *
 * @sdk savings.goods savings.add
 */
export const savings = defineTag({
  name: 'bourselet-savings',
  widget: SavingsProducts,
  scope: 'funds',
  props: {},
  events: ['onSubscribed', 'onForgotFundPassword', 'onSetFundPassword', 'onSignIn'],
})
