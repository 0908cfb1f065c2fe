import { useCall } from './use-call.ts'

/**
 * Returns whether the member's identity verification is sufficient for loans, and which level they need, which depends on
 * the operator. Asks only if `enabled`: a verified identity is always sufficient.
 */
export const useLoanIdentity = (enabled: boolean) =>
  useCall(['kyc.check', 'loan'], (sdk, options) => sdk.kyc.check({ action: 'loan' }, options), {
    member: true,
    enabled,
  })
