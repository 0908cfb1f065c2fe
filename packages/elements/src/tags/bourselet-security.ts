import { SecurityCentre } from '@bourselet/widgets/account'
import { defineTag } from '../element.tsx'

/**
 * What protects the account, its forms in place. Tells `bourselet-sign-in`, `bourselet-verify` and, when the log-in
 * password was changed and every session has ended, `bourselet-password-changed`.
 */
export const security = defineTag({
  name: 'bourselet-security',
  widget: SecurityCentre,
  props: {},
  events: ['onSignIn', 'onVerify', 'onPasswordChanged'],
})
