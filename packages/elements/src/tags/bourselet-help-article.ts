import { HelpArticle } from '@bourselet/widgets/help'
import { defineTag } from '../element.tsx'

/**
 * A guide of the help center, chosen by its id in `guide`. Other guides and the help center open within the
 * tag.
 * Emits `bourselet-open-page` from a frame, with the page of the site that a link leads to.
 *
 * @sdk help.guide
 */
export const helpArticle = defineTag({
  name: 'bourselet-help-article',
  widget: HelpArticle,
  props: { guide: 'json' },
  events: ['onOpenPage'],
})
