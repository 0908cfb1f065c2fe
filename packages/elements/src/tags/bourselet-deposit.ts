import { DepositPanel } from '@bourselet/widgets/deposit'
import { defineTag } from '../element.tsx'

/**
 * The deposit address of a coin and the progress of deposits. Emits `bourselet-coin-change`,
 * `bourselet-sign-in`.
 *
 * @sdk deposit.addressDefault deposit.declare
 */
export const deposit = defineTag({
  name: 'bourselet-deposit',
  widget: DepositPanel,
  scope: 'funds',
  props: { coin: 'string' },
  events: ['onCoinChange', 'onSignIn'],
})
