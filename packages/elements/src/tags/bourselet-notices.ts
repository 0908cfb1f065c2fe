import { Notices } from '@bourselet/widgets/notices'
import { defineTag } from '../element.tsx'

/**
 * The operator's announcements and the member's messages, with a mark at those that are unread. `view`
 * chooses the list, and `selected` opens an entry by its id. Emits `bourselet-sign-in` and, from a frame,
 * `bourselet-open-page` with the page of the site that a link leads to.
 *
 * @sdk notices.list notices.messages
 */
export const notices = defineTag({
  name: 'bourselet-notices',
  widget: Notices,
  props: { view: 'string', selected: 'json' },
  events: ['onSignIn', 'onOpenPage'],
})
