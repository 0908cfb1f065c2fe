import { WealthProducts } from '@bourselet/widgets/earn'
import { defineTag } from '../element.tsx'

/**
 * Wealth and pledge products, with a calculator in which members subscribe. The calculator needs no log-in. Emits
 * `bourselet-subscribed` (with the order), `bourselet-pledge-rules`, `bourselet-forgot-fund-password`,
 * `bourselet-set-fund-password`, `bourselet-sign-in`.
 *
 * @sdk wealth.products wealth.subscribe
 */
export const wealth = defineTag({
  name: 'bourselet-wealth',
  widget: WealthProducts,
  scope: 'funds',
  props: {},
  events: ['onSubscribed', 'onPledgeRules', 'onForgotFundPassword', 'onSetFundPassword', 'onSignIn'],
})
