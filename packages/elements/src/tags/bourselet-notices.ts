import { Notices } from '@bourselet/widgets/notices'
import { defineTag } from '../element.tsx'

/**
 * The operator's announcements and the member's messages; unread ones are marked. `view` chooses the list, and
 * `selected` opens an entry by its id. Emits `bourselet-sign-in`. In a frame, links to pages of the site emit
 * `bourselet-open-page` with the page.
 *
 * @sdk notices.list notices.messages
 */
export const notices = defineTag({
  name: 'bourselet-notices',
  widget: Notices,
  props: { view: ['announcements', 'messages'], selected: 'json' },
  events: ['onSignIn', 'onOpenPage'],
})
