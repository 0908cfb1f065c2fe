import { useCall } from './use-call.ts'

/**
 * Returns the call that checks if the identity verification of the member is sufficient for loans, and which level the
 * operator requires. Sends no request while `enabled` is false. A verified identity is always sufficient, so a verified
 * member needs no check.
 */
export const useLoanIdentity = (enabled: boolean) =>
  useCall(['kyc.check', 'loan'], (sdk, options) => sdk.kyc.check({ action: 'loan' }, options), {
    member: true,
    enabled,
  })
