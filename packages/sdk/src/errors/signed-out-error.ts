import { BourseletError } from './bourselet-error.ts'

/**
 * The server does not know the token of this call any more (4001), or the call needs a member and there is none.
 * The token is already cleared and `onSignedOut` already called when this arrives.
 */
export class SignedOutError extends BourseletError {
  readonly code = 4001

  constructor(operation: string, info = 'Please log in again') {
    super('TOKEN_INVALID', info, operation)
  }
}
