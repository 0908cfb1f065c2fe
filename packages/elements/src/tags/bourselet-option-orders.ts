import { OptionOrders } from '@bourselet/widgets/prediction'
import { defineTag } from '../element.tsx'

/**
 * The member's running options and bets in rounds. Emits `bourselet-sign-in`.
 *
 * @sdk prediction.rounds {"scope":"mine","status":"in_progress"}
 */
export const optionOrders = defineTag({
  name: 'bourselet-option-orders',
  widget: OptionOrders,
  props: { symbol: 'string', mode: ['time', 'round'] },
  events: ['onSignIn'],
})
