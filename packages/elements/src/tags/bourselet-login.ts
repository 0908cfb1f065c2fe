import { Login } from '@bourselet/widgets/session'
import { defineTag } from '../element.tsx'

/** Log in by e-mail or phone. Tells `bourselet-signed-in`, `bourselet-forgot-password`, `bourselet-register`. */
export const login = defineTag({
  name: 'bourselet-login',
  widget: Login,
  props: {},
  events: ['onSignedIn', 'onForgotPassword', 'onRegister'],
})
