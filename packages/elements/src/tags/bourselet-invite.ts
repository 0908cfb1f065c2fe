import { Invite } from '@bourselet/widgets/invite'
import { defineTag } from '../element.tsx'

/**
 * The member's invitation link, code and poster, the rates of rewards, and the team by level. `site` is the
 * address of the site to which the link leads; a frame ignores it, because its link leads to the operator's site. Emits
 * `bourselet-sign-in`.
 *
 * @sdk invite.team
 */
export const invite = defineTag({
  name: 'bourselet-invite',
  widget: Invite,
  props: { site: 'string' },
  events: ['onSignIn'],
})
