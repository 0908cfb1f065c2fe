import { Register } from '@bourselet/widgets/session'
import { defineTag } from '../element.tsx'

/**
 * The registration form; `invite-code` prefills the invitation code. Emits `bourselet-signed-in`,
 * `bourselet-login`, `bourselet-agreement`.
 *
 * @sdk session.sendCode session.register
 */
export const register = defineTag({
  name: 'bourselet-register',
  widget: Register,
  props: { inviteCode: 'string' },
  events: ['onSignedIn', 'onLogin', 'onAgreement'],
})
