import { Fills } from '@bourselet/widgets/spot'
import { defineTag } from '../element.tsx'

/**
 * The member's spot trades with their fees. Emits `bourselet-select`, `bourselet-sign-in`.
 *
 * @sdk spot.orders {"with_fills":true}
 */
export const fills = defineTag({
  name: 'bourselet-fills',
  widget: Fills,
  props: { symbol: 'string' },
  events: ['onSelect', 'onSignIn'],
})
