import { AiOrders } from '@bourselet/widgets/ai'
import { defineTag } from '../element.tsx'

/**
 * The member's AI orders. Members pay drafts, verify the computed results of each day, and end orders early.
 * Emits `bourselet-paid` (with the order), `bourselet-forgot-fund-password`, `bourselet-set-fund-password`,
 * `bourselet-sign-in`.
 *
 * @sdk ai.submit
 */
export const aiOrders = defineTag({
  name: 'bourselet-ai-orders',
  widget: AiOrders,
  props: {},
  events: ['onPaid', 'onForgotFundPassword', 'onSetFundPassword', 'onSignIn'],
})
