import { WalletOverview } from '@bourselet/widgets/wallet'
import { defineTag } from '../element.tsx'

/**
 * The member's total assets, their history and the latest bookings. Emits an event for each pressed action.
 *
 * @sdk wallet.tradingAccount wallet.changes
 */
export const wallet = defineTag({
  name: 'bourselet-wallet',
  widget: WalletOverview,
  props: {},
  events: ['onSignIn', 'onAllChanges', 'onDeposit', 'onWithdraw', 'onTrade', 'onTradeFutures', 'onTransfer'],
})
