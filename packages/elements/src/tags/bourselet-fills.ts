import { Fills } from '@bourselet/widgets/spot'
import { defineTag } from '../element.tsx'

/** Every trade of the member with its fee. Tells `bourselet-select`, `bourselet-sign-in`. */
export const fills = defineTag({
  name: 'bourselet-fills',
  widget: Fills,
  props: { symbol: 'string' },
  events: ['onSelect', 'onSignIn'],
})
