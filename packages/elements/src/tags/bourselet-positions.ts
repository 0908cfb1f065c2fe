import { Positions } from '@bourselet/widgets/futures'
import { defineTag } from '../element.tsx'

/**
 * The member's open positions at the latest mark prices. Members close them and set take profit and stop loss.
 * Emits `bourselet-select`, `bourselet-sign-in`.
 *
 * @sdk futures.positions futures.close
 */
export const positions = defineTag({
  name: 'bourselet-positions',
  widget: Positions,
  props: { symbol: 'string', withoutTools: 'boolean', productName: 'string' },
  events: ['onSelect', 'onSignIn'],
})
