import type { Request } from '@bourselet/openapi'
import type { Answer, Call, CallOptions } from '../../transport/call.ts'

/** Signing in and registering. The token is kept by the client. */
export const session = (call: Call) => ({
  /** Logs in by e-mail or phone. Refuses LOGIN_FAILED, ACCOUNT_LOCKED with `retry_after` in seconds. */
  login: (request: Request<'session.login'>, options?: CallOptions): Answer<'session.login'> =>
    call('session.login', request, options),

  /** Registers by e-mail or phone and logs in at once. Refuses CODE_INVALID, ACCOUNT_EXISTS, INVITE_CODE_INVALID. */
  register: (request: Request<'session.register'>, options?: CallOptions): Answer<'session.register'> =>
    call('session.register', request, options),

  /** Sends a six-digit code; lifetime and resend lock are in seconds. Refuses TOO_MANY_REQUESTS. */
  sendCode: (request: Request<'session.sendCode'>, options?: CallOptions): Answer<'session.sendCode'> =>
    call('session.sendCode', request, options),
})
