import { FuturesHistory } from '@bourselet/widgets/futures'
import { defineTag } from '../element.tsx'

/**
 * The member's past futures orders with their fills. Emits `bourselet-select`, `bourselet-sign-in`.
 *
 * @sdk futures.orders {"scope":"history","with_fills":true}
 */
export const futuresHistory = defineTag({
  name: 'bourselet-futures-history',
  widget: FuturesHistory,
  props: { symbol: 'string' },
  events: ['onSelect', 'onSignIn'],
})
