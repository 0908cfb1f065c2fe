import { HelpCenter } from '@bourselet/widgets/help'
import { defineTag } from '../element.tsx'

/**
 * The help center: search, topics, questions, guides, videos and whitepapers. Guides open within the tag.
 * `keyword` shows the results of a search first.
 * Emits `bourselet-open-page` from a frame, with the page of the site that a link leads to.
 *
 * @sdk help.categories help.guides
 */
export const helpCenter = defineTag({
  name: 'bourselet-help-center',
  widget: HelpCenter,
  props: { keyword: 'string' },
  events: ['onOpenPage'],
})
