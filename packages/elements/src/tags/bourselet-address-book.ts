import { AddressBook } from '@bourselet/widgets/withdraw'
import { defineTag } from '../element.tsx'

/**
 * The places money may go to. Tells `bourselet-forgot-fund-password`, `bourselet-set-fund-password`,
 * `bourselet-sign-in`.
 */
export const addressBook = defineTag({
  name: 'bourselet-address-book',
  widget: AddressBook,
  props: {},
  events: ['onForgotFundPassword', 'onSetFundPassword', 'onSignIn'],
})
