import { AddressBook } from '@bourselet/widgets/withdraw'
import { defineTag } from '../element.tsx'

/**
 * The member's withdrawal addresses. Emits `bourselet-forgot-fund-password`, `bourselet-set-fund-password`,
 * `bourselet-sign-in`.
 *
 * @sdk deposit.addresses withdraw.saveDestination
 */
export const addressBook = defineTag({
  name: 'bourselet-address-book',
  widget: AddressBook,
  scope: 'funds',
  props: {},
  events: ['onForgotFundPassword', 'onSetFundPassword', 'onSignIn'],
})
