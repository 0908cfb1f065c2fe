import { Positions } from '@bourselet/widgets/futures'
import { defineTag } from '../element.tsx'

/** The open positions at the newest mark prices, with closing, take profit and stop loss. Tells `bourselet-select`, `bourselet-sign-in`. */
export const positions = defineTag({
  name: 'bourselet-positions',
  widget: Positions,
  props: { symbol: 'string', withoutTools: 'boolean', productName: 'string' },
  events: ['onSelect', 'onSignIn'],
})
