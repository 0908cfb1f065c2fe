import { WalletOverview } from '@bourselet/widgets/wallet'
import { defineTag } from '../element.tsx'

/** All that the member owns, how it grew and what changed last. Tells what is pressed. */
export const wallet = defineTag({
  name: 'bourselet-wallet',
  widget: WalletOverview,
  props: {},
  events: ['onSignIn', 'onAllChanges', 'onDeposit', 'onWithdraw', 'onTrade', 'onTradeFutures', 'onTransfer'],
})
