import { HelpArticle } from '@bourselet/widgets/help'
import { defineTag } from '../element.tsx'

/**
 * A guide of the help center, chosen by its id in `guide`. Links to other guides and to the help center open within
 * the tag. In a frame, links to other pages of the site emit `bourselet-open-page` with the page.
 *
 * @sdk help.guide
 */
export const helpArticle = defineTag({
  name: 'bourselet-help-article',
  widget: HelpArticle,
  props: { guide: 'json' },
  events: ['onOpenPage'],
})
