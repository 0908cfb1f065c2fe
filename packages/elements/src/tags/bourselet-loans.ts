import { Loans } from '@bourselet/widgets/loans'
import { defineTag } from '../element.tsx'

/**
 * The loan application, which shows the cost for each day; without a log-in it is a calculator. Emits
 * `bourselet-requested` (with the loan), `bourselet-verify`, `bourselet-records`, `bourselet-forgot-fund-password`,
 * `bourselet-set-fund-password`, `bourselet-sign-in`.
 *
 * @sdk loans.goods loans.apply
 */
export const loans = defineTag({
  name: 'bourselet-loans',
  widget: Loans,
  scope: 'funds',
  props: {},
  events: ['onRequested', 'onVerify', 'onRecords', 'onForgotFundPassword', 'onSetFundPassword', 'onSignIn'],
})
