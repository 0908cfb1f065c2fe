import { Balances } from '@bourselet/widgets/wallet'
import { defineTag } from '../element.tsx'

/** What the member has, by coin and account; `account` (spot, futures) shows one of them alone. Tells `bourselet-sign-in`. */
export const balances = defineTag({
  name: 'bourselet-balances',
  widget: Balances,
  props: { summary: 'boolean', account: 'string' },
  events: ['onSignIn'],
})
