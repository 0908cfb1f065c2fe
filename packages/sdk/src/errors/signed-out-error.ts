import { BourseletError, type ErrorDetail } from './bourselet-error.ts'

/**
 * The server does not know the token of this call (any more): envelope code 4001.
 * The token is already cleared and `onSignedOut` already called when this arrives, unless a newer token took over.
 */
export class SignedOutError extends BourseletError {
  readonly code = 4001

  constructor(operation: string, info: string, detail?: ErrorDetail) {
    super('TOKEN_INVALID', info, operation, detail)
  }
}
