import { SignInCalendar } from '@bourselet/widgets/invite'
import { defineTag } from '../element.tsx'

/**
 * The daily sign-in (a check-in that earns a reward), with the rewards of its cycle and a calendar of the month. Emits
 * `bourselet-sign-in`.
 *
 * @sdk invite.signLog invite.signToday
 */
export const signInCalendar = defineTag({
  name: 'bourselet-sign-in-calendar',
  widget: SignInCalendar,
  props: {},
  events: ['onSignIn'],
})
