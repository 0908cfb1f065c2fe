import { Transfer } from '@bourselet/widgets/convert'
import { defineTag } from '../element.tsx'

/**
 * The form that transfers USDT between the spot and the futures account. Emits `bourselet-transferred` (with the
 * record), `bourselet-forgot-fund-password`, `bourselet-set-fund-password`, `bourselet-sign-in`.
 *
 * @sdk convert.exchange
 */
export const transfer = defineTag({
  name: 'bourselet-transfer',
  widget: Transfer,
  scope: 'trade',
  props: {},
  events: ['onTransferred', 'onForgotFundPassword', 'onSetFundPassword', 'onSignIn'],
})
