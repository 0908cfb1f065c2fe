import { AccountChanges } from '@bourselet/widgets/wallet'
import { defineTag } from '../element.tsx'

/**
 * All changes of the member's balances, with filters, details and a CSV export. Emits `bourselet-sign-in`.
 *
 * @sdk wallet.changes
 */
export const accountChanges = defineTag({
  name: 'bourselet-account-changes',
  widget: AccountChanges,
  props: {},
  events: ['onSignIn'],
})
