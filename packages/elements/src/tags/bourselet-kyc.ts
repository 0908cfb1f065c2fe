import { KycForm } from '@bourselet/widgets/kyc'
import { defineTag } from '../element.tsx'

/**
 * The identity check with its photos and its result. Tells `bourselet-sign-in`, `bourselet-submitted`,
 * `bourselet-dirty-change`, `bourselet-privacy`.
 */
export const kyc = defineTag({
  name: 'bourselet-kyc',
  widget: KycForm,
  props: {},
  events: ['onSignIn', 'onSubmitted', 'onDirtyChange', 'onPrivacy'],
})
