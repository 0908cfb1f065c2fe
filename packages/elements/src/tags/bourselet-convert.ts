import { Convert } from '@bourselet/widgets/convert'
import { defineTag } from '../element.tsx'

/**
 * The form that converts one coin to another; without a log-in it is a calculator. Emits `bourselet-converted` (with
 * the record), `bourselet-forgot-fund-password`, `bourselet-set-fund-password`, `bourselet-sign-in`.
 *
 * @sdk convert.exchange {"from_coin":"USDT","to_coin":"BTC","amount":"100","trade_password":"123456"}
 * convert.convert
 */
export const convert = defineTag({
  name: 'bourselet-convert',
  widget: Convert,
  scope: 'trade',
  props: { from: 'string', to: 'string', simple: 'boolean' },
  events: ['onConverted', 'onForgotFundPassword', 'onSetFundPassword', 'onSignIn'],
})
