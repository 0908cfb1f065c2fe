import { ForgotPassword } from '@bourselet/widgets/session'
import { defineTag } from '../element.tsx'

/**
 * The form that resets the log-in password by a code. Emits `bourselet-changed`, `bourselet-login`.
 *
 * @sdk session.sendCode {"scene":"forgot","email":"me@example.com"} account.changePassword
 */
export const forgotPassword = defineTag({
  name: 'bourselet-forgot-password',
  widget: ForgotPassword,
  scope: 'account',
  props: {},
  events: ['onChanged', 'onLogin'],
})
