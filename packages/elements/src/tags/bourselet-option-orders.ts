import { OptionOrders } from '@bourselet/widgets/prediction'
import { defineTag } from '../element.tsx'

/**
 * The member's running options and bets in rounds. Emits `bourselet-sign-in`.
 *
 * @sdk prediction.history
 */
export const optionOrders = defineTag({
  name: 'bourselet-option-orders',
  widget: OptionOrders,
  props: { symbol: 'string', mode: ['time', 'round'] },
  events: ['onSignIn'],
})
