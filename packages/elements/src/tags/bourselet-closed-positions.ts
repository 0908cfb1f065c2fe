import { ClosedPositions } from '@bourselet/widgets/futures'
import { defineTag } from '../element.tsx'

/**
 * The member's closed positions with result and costs. Emits `bourselet-select`, `bourselet-sign-in`.
 *
 * @sdk futures.positions {"scope":"closed"}
 */
export const closedPositions = defineTag({
  name: 'bourselet-closed-positions',
  widget: ClosedPositions,
  props: { symbol: 'string', productName: 'string' },
  events: ['onSelect', 'onSignIn'],
})
