import { Fills } from '@bourselet/widgets/spot'
import { defineTag } from '../element.tsx'

/**
 * The member's spot trades with their fees. Emits `bourselet-select`, `bourselet-sign-in`.
 *
 * @sdk spot.orders
 */
export const fills = defineTag({
  name: 'bourselet-fills',
  widget: Fills,
  props: { symbol: 'string' },
  events: ['onSelect', 'onSignIn'],
})
