import { KycStatus } from '@bourselet/widgets/kyc'
import { defineTag } from '../element.tsx'

/**
 * The status of the member's identity verification. Emits `bourselet-verify`, `bourselet-sign-in`.
 *
 * @sdk kyc.info
 */
export const kycStatus = defineTag({
  name: 'bourselet-kyc-status',
  widget: KycStatus,
  props: {},
  events: ['onVerify', 'onSignIn'],
})
