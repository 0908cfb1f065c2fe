import { Balances } from '@bourselet/widgets/wallet'
import { defineTag } from '../element.tsx'

/** What the member has, by coin and account. Tells `bourselet-sign-in`. */
export const balances = defineTag({
  name: 'bourselet-balances',
  widget: Balances,
  props: { summary: 'boolean' },
  events: ['onSignIn'],
})
