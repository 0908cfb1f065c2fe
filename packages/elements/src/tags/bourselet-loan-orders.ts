import { LoanOrders } from '@bourselet/widgets/loans'
import { defineTag } from '../element.tsx'

/**
 * The member's loans with their repayment. Emits `bourselet-forgot-fund-password`,
 * `bourselet-set-fund-password`, `bourselet-sign-in`.
 *
 * @sdk loans.orders loans.repay
 */
export const loanOrders = defineTag({
  name: 'bourselet-loan-orders',
  widget: LoanOrders,
  props: {},
  events: ['onForgotFundPassword', 'onSetFundPassword', 'onSignIn'],
})
