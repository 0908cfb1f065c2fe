import { HelpContact } from '@bourselet/widgets/help'
import { defineTag } from '../element.tsx'

/**
 * The links to customer service. The tag is empty if the operator has none.
 * Emits `bourselet-open-page` from a frame, with the page of the site that a link leads to.
 *
 * @sdk help.service
 */
export const helpContact = defineTag({
  name: 'bourselet-help-contact',
  widget: HelpContact,
  props: {},
  events: ['onOpenPage'],
})
