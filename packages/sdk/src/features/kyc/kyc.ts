import type { Request } from '@bourselet/openapi'
import type { Answer, Call, CallOptions } from '../../transport/call.ts'

/** Identity verification. */
export const kyc = (call: Call) => ({
  /** Verification status in short, for badges and gates. */
  status: (options?: CallOptions): Answer<'kyc.status'> => call('kyc.status', undefined, options),

  /** Submits identity data; photos are uploaded first by `site.upload`. Refuses KYC_PENDING, ID_NUMBER_USED. */
  submit: (request: Request<'kyc.submit'>, options?: CallOptions): Answer<'kyc.submit'> =>
    call('kyc.submit', request, options),

  /** Tells whether an action is open at the present level. Does not tell whether another member uses an ID number. */
  check: (request: Request<'kyc.check'> = {}, options?: CallOptions): Answer<'kyc.check'> =>
    call('kyc.check', request, options),

  /** The last submission, masked; null when there is none. */
  info: (options?: CallOptions): Answer<'kyc.info'> => call('kyc.info', undefined, options),
})
