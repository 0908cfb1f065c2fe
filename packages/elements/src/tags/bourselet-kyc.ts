import { KycForm } from '@bourselet/widgets/kyc'
import { defineTag } from '../element.tsx'

/**
 * Identity verification with photos and the review result. Emits `bourselet-sign-in`, `bourselet-submitted`,
 * `bourselet-dirty-change`, `bourselet-privacy`.
 *
 * @sdk kyc.info kyc.submit
 */
export const kyc = defineTag({
  name: 'bourselet-kyc',
  widget: KycForm,
  scope: 'account',
  props: {},
  events: ['onSignIn', 'onSubmitted', 'onDirtyChange', 'onPrivacy'],
})
