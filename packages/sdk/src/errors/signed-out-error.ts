import { BourseletError } from './bourselet-error.ts'

/**
 * An error for a token that the server does not accept or no longer accepts: envelope code 4001, name
 * `TOKEN_INVALID`. Before it is thrown, the SDK clears the token and calls `onSignedOut`, unless a newer
 * token has replaced the rejected one.
 */
export class SignedOutError extends BourseletError {
  declare readonly code: 4001
}
