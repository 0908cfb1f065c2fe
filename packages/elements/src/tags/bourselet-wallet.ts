import { WalletOverview } from '@bourselet/widgets/wallet'
import { defineTag } from '../element.tsx'

/**
 * The member's total assets, their history and the latest bookings. Emits an event when the member presses a button:
 * `bourselet-sign-in`, `bourselet-all-changes`, `bourselet-deposit`, `bourselet-withdraw`, `bourselet-trade`,
 * `bourselet-trade-futures`, `bourselet-transfer`.
 *
 * @sdk wallet.tradingAccount wallet.changes
 */
export const wallet = defineTag({
  name: 'bourselet-wallet',
  widget: WalletOverview,
  props: {},
  events: ['onSignIn', 'onAllChanges', 'onDeposit', 'onWithdraw', 'onTrade', 'onTradeFutures', 'onTransfer'],
})
