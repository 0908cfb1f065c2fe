import { Login } from '@bourselet/widgets/session'
import { defineTag } from '../element.tsx'

/**
 * The log-in form, by e-mail or phone. Emits `bourselet-signed-in`, `bourselet-forgot-password`,
 * `bourselet-register`.
 *
 * @sdk session.login
 */
export const login = defineTag({
  name: 'bourselet-login',
  widget: Login,
  props: {},
  events: ['onSignedIn', 'onForgotPassword', 'onRegister'],
})
