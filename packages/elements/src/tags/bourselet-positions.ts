import { Positions } from '@bourselet/widgets/futures'
import { defineTag } from '../element.tsx'

/**
 * Open positions at the latest mark prices, with closing, take profit and stop loss. Emits
 * `bourselet-select`, `bourselet-sign-in`.
 *
 * @sdk futures.positions futures.close
 */
export const positions = defineTag({
  name: 'bourselet-positions',
  widget: Positions,
  props: { symbol: 'string', withoutTools: 'boolean', productName: 'string' },
  events: ['onSelect', 'onSignIn'],
})
