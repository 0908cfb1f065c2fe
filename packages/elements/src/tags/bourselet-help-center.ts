import { HelpCenter } from '@bourselet/widgets/help'
import { defineTag } from '../element.tsx'

/**
 * The help center: search, topics, questions, guides, videos and whitepapers. Guides open within the tag.
 * `keyword` shows the results of a search first.
 * In a frame, links to other pages of the site emit `bourselet-open-page` with the page.
 *
 * @sdk help.categories help.guides
 */
export const helpCenter = defineTag({
  name: 'bourselet-help-center',
  widget: HelpCenter,
  props: { keyword: 'string' },
  events: ['onOpenPage'],
})
