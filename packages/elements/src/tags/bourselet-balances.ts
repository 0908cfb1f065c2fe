import { Balances } from '@bourselet/widgets/wallet'
import { defineTag } from '../element.tsx'

/**
 * Balances of the member by coin and account. `account` (spot, futures, finance) limits the list to one account. Emits
 * `bourselet-sign-in`.
 *
 * @sdk wallet.balances
 */
export const balances = defineTag({
  name: 'bourselet-balances',
  widget: Balances,
  props: { summary: 'boolean', account: ['spot', 'futures', 'finance'] },
  events: ['onSignIn'],
})
