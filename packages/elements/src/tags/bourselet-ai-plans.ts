import { AiPlans } from '@bourselet/widgets/ai'
import { defineTag } from '../element.tsx'

/**
 * AI plans with simulated days, a calculator that needs no log-in, and the order panel. `plan` chooses a plan by its
 * id. Emits `bourselet-paid` (with the order), `bourselet-records`, `bourselet-agreement`,
 * `bourselet-forgot-fund-password`, `bourselet-set-fund-password`, `bourselet-sign-in`.
 *
 * @sdk ai.products ai.create
 */
export const aiPlans = defineTag({
  name: 'bourselet-ai-plans',
  widget: AiPlans,
  scope: 'funds',
  props: { plan: 'string' },
  events: ['onPaid', 'onRecords', 'onAgreement', 'onForgotFundPassword', 'onSetFundPassword', 'onSignIn'],
})
