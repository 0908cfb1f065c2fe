import { CreditScore } from '@bourselet/widgets/kyc'
import { defineTag } from '../element.tsx'

/**
 * The member's credit score and the events that change it. Emits `bourselet-verify`, `bourselet-loans`,
 * `bourselet-sign-in`.
 *
 * @sdk account.info
 */
export const creditScore = defineTag({
  name: 'bourselet-credit-score',
  widget: CreditScore,
  props: {},
  events: ['onVerify', 'onLoans', 'onSignIn'],
})
