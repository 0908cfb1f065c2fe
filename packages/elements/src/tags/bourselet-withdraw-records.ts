import { WithdrawRecords } from '@bourselet/widgets/withdraw'
import { defineTag } from '../element.tsx'

/**
 * The member's withdrawals, which can be canceled before their review. `recent` shows only the five newest. Emits
 * `bourselet-forgot-fund-password`, `bourselet-set-fund-password`, `bourselet-sign-in`.
 *
 * @sdk withdraw.records
 */
export const withdrawRecords = defineTag({
  name: 'bourselet-withdraw-records',
  widget: WithdrawRecords,
  props: { recent: 'boolean' },
  events: ['onForgotFundPassword', 'onSetFundPassword', 'onSignIn'],
})
