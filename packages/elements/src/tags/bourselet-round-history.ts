import { RoundHistory } from '@bourselet/widgets/prediction'
import { defineTag } from '../element.tsx'

/**
 * The member's bets in rounds and the results of all rounds. Emits `bourselet-sign-in`.
 *
 * @sdk prediction.history prediction.rounds
 */
export const roundHistory = defineTag({
  name: 'bourselet-round-history',
  widget: RoundHistory,
  props: { symbol: 'string' },
  events: ['onSignIn'],
})
