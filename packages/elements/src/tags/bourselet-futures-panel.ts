import { FuturesDesk } from '@bourselet/widgets/desks'
import { defineTag } from '../element.tsx'

/** A whole desk for one contract: head, chart, book, ticket, account, positions and orders, laid out by its own width. Tells `bourselet-order-placed`, `bourselet-sign-in`. */
export const futuresPanel = defineTag({
  name: 'bourselet-futures-panel',
  widget: FuturesDesk,
  props: { symbol: 'string', productName: 'string' },
  events: ['onOrderPlaced', 'onSignIn'],
})
