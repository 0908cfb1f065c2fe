import { DepositPanel } from '@bourselet/widgets/deposit'
import { defineTag } from '../element.tsx'

/** Where to send a coin, and how far what was sent has come. Tells `bourselet-coin-change`, `bourselet-sign-in`. */
export const deposit = defineTag({
  name: 'bourselet-deposit',
  widget: DepositPanel,
  props: { coin: 'string' },
  events: ['onCoinChange', 'onSignIn'],
})
