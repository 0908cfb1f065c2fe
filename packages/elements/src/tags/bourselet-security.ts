import { SecurityCentre } from '@bourselet/widgets/account'
import { defineTag } from '../element.tsx'

/**
 * The account's security settings with their forms. Emits `bourselet-sign-in`, `bourselet-verify` and, after
 * a log-in password change has ended every session, `bourselet-password-changed`.
 *
 * @sdk account.info account.changePassword
 */
export const security = defineTag({
  name: 'bourselet-security',
  widget: SecurityCentre,
  scope: 'account',
  props: {},
  events: ['onSignIn', 'onVerify', 'onPasswordChanged'],
})
