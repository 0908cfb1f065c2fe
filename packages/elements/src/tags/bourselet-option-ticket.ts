import { OptionTicket } from '@bourselet/widgets/prediction'
import { defineTag } from '../element.tsx'

/**
 * The order form for options with a fixed duration on the index price. Emits `bourselet-option-placed`,
 * `bourselet-failed`, `bourselet-sign-in`, `bourselet-history`.
 *
 * @sdk prediction.times prediction.place
 */
export const optionTicket = defineTag({
  name: 'bourselet-option-ticket',
  widget: OptionTicket,
  scope: 'trade',
  needsSymbol: true,
  props: { symbol: 'string', withoutBar: 'boolean' },
  events: ['onOptionPlaced', 'onFailed', 'onSignIn', 'onHistory'],
})
