import { WithdrawForm } from '@bourselet/widgets/withdraw'
import { defineTag } from '../element.tsx'

/**
 * The withdrawal form. Emits `bourselet-coin-change`, `bourselet-requested` (with the withdrawal),
 * `bourselet-address-book`, `bourselet-verify`, `bourselet-forgot-fund-password`,
 * `bourselet-set-fund-password`, `bourselet-sign-in`.
 *
 * @sdk withdraw.request withdraw.records
 */
export const withdraw = defineTag({
  name: 'bourselet-withdraw',
  widget: WithdrawForm,
  scope: 'funds',
  props: { coin: 'string' },
  events: [
    'onCoinChange',
    'onRequested',
    'onAddressBook',
    'onVerify',
    'onForgotFundPassword',
    'onSetFundPassword',
    'onSignIn',
  ],
})
