import { OptionHistory } from '@bourselet/widgets/prediction'
import { defineTag } from '../element.tsx'

/**
 * The member's settled options and bets in rounds. Emits `bourselet-sign-in`.
 *
 * @sdk prediction.history
 */
export const optionHistory = defineTag({
  name: 'bourselet-option-history',
  widget: OptionHistory,
  props: { symbol: 'string' },
  events: ['onSignIn'],
})
