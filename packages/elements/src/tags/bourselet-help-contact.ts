import { HelpContact } from '@bourselet/widgets/help'
import { defineTag } from '../element.tsx'

/**
 * The links to customer service. The tag is empty if the operator has configured none.
 * In a frame, links to pages of the site emit `bourselet-open-page` with the page.
 *
 * @sdk help.service
 */
export const helpContact = defineTag({
  name: 'bourselet-help-contact',
  widget: HelpContact,
  props: {},
  events: ['onOpenPage'],
})
